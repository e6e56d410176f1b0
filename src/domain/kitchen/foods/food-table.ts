// Made by scripts/make-food-table.ts from scripts/foods/foods.yaml and scripts/foods/usda-foods.csv; not written by hand.

/** The most words a name has. */
export const LONGEST_NAME = 6

/**
 * Columns, parted by a line of two dots, of a line for each food: id and names, aisle, contents, possible contents (letters
 * in the order of `CONTENTS`), `-` when not paleo, grams per cup, grams per counted unit (a letter in the order of
 * `COUNTED_UNITS`). Of an id and a name the words stand from the last to the first, and a capital says how many of them are
 * those of the one before: `B` one. An id behind `!` is no name.
 */
export const FOOD_TABLE = `\
onion,ring onion raw,Cred,Csweet,Cwhite
shallot,eschallot,eschalot,shallot banana
onion spring,Bgreen,Bsalad,Bwelsh,scallion
leek
garlic,clove garlic,garlic clove,paste garlic,Cginger,Bginger and garlic,puree garlic,ramson
ginger,galangal,gingerroot,paste ginger,puree ginger
carrot
celery,Brib,juice celery,rib celery
celeriac,root celery
fennel
parsnip
swede,neep,rutabaga
turnip
beetroot,beet,beetroot candy
radish,Bwatermelon
daikon,mooli,radish daikon,Bwhite
kohlrabi
artichoke jerusalem,sunchoke
salsify
root horseradish,horseradish fresh,Bgrated
potato,gold yukon,piper maris,spud
potato mashed,mash,Bpotato
mash instant,flake potato,potato instant,Bmashed dried,Cinstant
potato sweet,kumara,potato sweet orange
yam
cassava,manioc,yuca
taro
jicama
root lotus
tomato,Bbeef,Bcampari,Bchopped coarsely,Cfinely,Cfresh,Croughly,Bplum,Bvine on
tomato cherry,Bbaby,Bcocktail,Bgrape,Bplum baby,Bvine cherry
tomato green
tomatillo
pepper red,capsicum,pepper bell,Bmini,Bmixed,Bpointed,Bramiro,Bromano,Bsweet,Byellow red
pepper yellow,capsicum orange,Byellow,pepper bell orange,Cyellow,Borange
pepper green,capsicum green,chili anaheim,Bpoblano,pepper anaheim,Bbell green,Bcubanelle,Bfrying italian,Bpadron,Bpoblano,Bshishito
!chilli,bonnet scotch,chili,Bperi peri,eye bird,habanero,padi chili,pepper bonnet scotch,Bchili,Ccayenne,Bfresno,Bhabanero,Bhot,Bserrano,Bthai,serrano
jalapeno,chili jalapeno,pepper jalapeno
aubergine,brinjal,eggplant
courgette,courgetti,flower courgette,squash summer,Byellow,Bzucchini,zoodle,zucchini
marrow,squash pattypan
cucumber
squash butternut,butternut,pumpkin butternut,squash
squash acorn
squash spaghetti
pumpkin,kabocha,pumpkin pie,Bsugar,squash delicata,Bhokkaido,Bkabocha,Bkuri,Bonion,Bprince crown,Bwinter
spinach,beet spinach,spinach leaf baby
chard,green warrigal,leaf ugu,silverbeet
kale,kalette,nero cavolo
cabbage,green spring,mix coleslaw,Bslaw,slaw broccoli
cabbage red
cabbage chinese,Bnapa,Bnappa,leaf chinese,napa
choi pak,Bbok,Bpok,sum choi,tatsoi
!greens collard,collard,green collard
!greens mustard,green mustard,leaf mustard
!sprout brussels,B,Bbrussel
broccoli,broccolini,tenderstem
rabe broccoli,rapa di cime,rapini
cauliflower,rice cauliflower,romanesco
asparagus
artichoke
okra,Bfinger lady
bean green,Bdwarf,Bfine,Bflat,Bfrench,Bhelda,Brunner,Bsnap,Bstring,Bvert haricot,Bwax,vert haricot
bean broad,Bfava,fava
mangetout,pea snap,Bsnow,Bsugarsnap,sugarsnap,tout mange
!peas,pea
sweetcorn,cobette sweetcorn,corn
!sprouts bean,beansprout,sprout bean,Cmung,Bmungbean
!sprouts alfalfa,alfalfa,cress,Bmustard,green micro,herb micro,microgreen,microherb,shoot pea,sprout alfalfa,Bbroccoli
lettuce,gem baby,Blittle,iceberg,lettuce butter,Bleaf green,romaine,wrap lettuce
!leaves salad,green baby,Bleafy,Bmixed,Bsalad,Byoung,leaf baby,Bgreen,Bmixed,Bsalad,lettuce lamb,mache,mesclun,mix salad,Bspring,mizuna,salad bag,Bcorn,Bgreen,Bleaf,Bmixed
rocket,arugula,roquette
watercress
chicory,endive,witloof
radicchio,treviso
frisee,endive curly,escarole
mushroom,cremini,mushroom chestnut,portobello
mushroom wild,chanterelle,girolle,morel,mushroom beech,Bcep,Bchanterelle,Bexotic,Bgirolle,Bmorel,Bporcini,Bshimeji,Bwood hen,wood chicken,Bhen
shiitake,mushroom shiitake,Bshitake
mushroom oyster
enoki,mushroom enoki
avocado,avo,pear avocado
spinach water,glory morning
!nopales,nopale
lemongrass,grass lemon
leaf lime,Bkaffir
leaf curry,myrtle lemon,pandan
leaf banana
!leaves vine,leaf grape,Bvine
!vegetables fry stir,mix fry stir,veg fry stir,Bmixed,vegetable fry stir,Bmixed,Broasted,Broot
lemon,juice and peel lemon,Crind lemon,Czest lemon,lemon juice and zest,Czest,Bzest and juice,zest and juice lemon
juice lemon,lemon from juice,Bhalf juice,Bjuice,Bmeyer juice,Bsqueeze
zest lemon,lemon from zest,Bhalf zest,Bpeel,Brind,Bzest,peel lemon,rind lemon
lime,juice and zest lime,lime juice and zest,Bzest and juice,zest and juice lime
juice lime,lime from juice,Bhalf juice,Bjuice,Bsqueeze
zest lime,lime from zest,Bzest,peel lime,rind lime
orange,juice and zest orange,orange juice and zest,Bzest and juice
juice orange,orange blood juice,Bfrom juice,Bhalf juice,Bjuice
zest orange,orange from zest,Bhalf zest,Bpeel,Brind,Bzest,peel orange,rind orange
clementine
mandarin,orange mandarin,peeler easy,satsuma,tangerine
grapefruit
pomelo
kumquat
apple,Bcrab,Bpippin orange cox,bramley,crabapple,smith granny
pear
quince
banana
banana mashed
plantain
peach,Bdonut
nectarine
apricot
plum,damson,greengage
cherry
cherry sour,Bmorello,Btart
strawberry
raspberry
blackberry,boysenberry,bramble,cloudberry,loganberry,mulberry
blueberry,bilberry
cranberry
redcurrant,currant red,Bwhite,whitecurrant
blackcurrant,currant black
gooseberry
!berries,berry,fruit forest,Bsummer
grape
fig
kiwi,fruit kiwi,kiwifruit
mango
papaya,pawpaw
pineapple
fruit passion,passionfruit
pomegranate,aril pomegranate,pomegranate from seed,Bseed,seed pomegranate
lychee,litchi
fruit dragon,pitaya
persimmon,fruit sharon,kaki
guava
jackfruit
melon,cantaloupe,rockmelon
honeydew,melon honeydew
watermelon
rhubarb
coconut,meat coconut
tamarind
fruit,salad fruit
parsley
leaf coriander,cilantro,coriander,cress coriander
basil
mint,Bpepper,peppermint,spearmint
dill,dillweed,weed dill
!chives,blossom chive,chive,Bgarlic
thyme,Blemon
rosemary
sage
oregano,leaf marjoram,marjoram fresh
tarragon
chervil
sorrel
!herbs,garni bouquet,herb
leaf bay,bay
epazote
!flowers edible,flower edible,nasturtium,petal edible
butter,bregott,butter brown nut,Bgarlic,lurpak,noisette beurre,smor
butter unsalted,Bsweet,unsalted butter
ghee,butter clarified,kibbeh niter
milk,Bcream full,Bdairy
milk skimmed semi,B2%,Blowfat,Bskim part,Csemi
!milk fat low,B1%
milk skimmed,Bfatfree,Bskim
!milk goats,Bgoat
!milk sheeps,Bewe,Bsheep
buttermilk
powder milk,milk dried,Bdry,Bpowdered,powder milk cream full
powder milk skimmed,milk dry fatfree,Cinstant fatfree,powder milk dry fatfree,Cfatfree,Cskim
milk condensed,Bsweetened
milk evaporated
milk chocolate
cream double,B,gradde,kaymak,malai,vispgradde
cream single,Bcoffee,Bcooking,Blight,Btable
half and half,cream half and half,half half
cream sour,Bsoured,crema,graddfil,romme,seterromme,smetana
fraiche creme
!can cream whipped,canned cream whipped,cream aerosol,Bspray,Bsquirty,topping whipped,whip cool
yogurt,ayran,chaa,clabber,curd,dahi,doi mishti,filmjolk,laban,leben,shrikhand,viili,yogurt milk whole
!yogurt fat low,Blowfat,Bplain lowfat
!yogurt free fat,B0%,Bfatfree,Bnatural fatfree,Bplain fatfree
yogurt greek,blanc fromage,frais fromage,labne,labneh,quark,skyr,yogurt greek milk whole,Bicelandic,Bplain strained thick,Cthick,Bstrained,Bstyle greek,Dmilk whole,Bthick
!yogurt greek fat low,C2%,Clowfat,Bstyle greek lowfat,Dplain lowfat
!yogurt greek free fat,C0%,Cfat 0%,Cfatfree,Cplain fatfree,Bstyle greek 0%,Dfat 0%,Dfatfree,Dplain fatfree
yogurt vanilla,Bflavored vanilla,Bgreek vanilla
yogurt fruit,Bblueberry,Bcherry,Bflavored,Blemon,Bpeach,Braspberry,Bstrawberry
kefir,Bmilk
eggnog,nog egg
creamer coffee,B,Bcoffee dairyfree,Bdairyfree,mate coffee,whitener coffee
lassi
cheddar,caerphilly,cheese,gloucester double,lancashire,leicester red,poacher lincolnshire,wensleydale,yarg cornish
!cheddar fat reduced,Blight,Blowfat,cheese cheddar light,Clowfat,Blight,Blowfat
parmesan,cheese padano grana,Bparmesan,Breggiano parmigiano,grana,padano grana,parmigiano,reggiano parmigiano
parmesan dried,cheese parmesan grated pre,Cpowdered,Cshaker,parmesan grated pre,Bpowdered,Bshaker
cheese hard vegetarian,Cstyle italian,Bparmesan alternative vegetarian,Cstyle vegetarian,Cvegetarian,Bstyle italian hard vegetarian,Cparmesan,Bvegetarian,parmesan to alternative vegetarian,Bvegetarian
pecorino,cheese pecorino,Bromano,romano,sardo pecorino,toscano pecorino
mozzarella,bocconcini,bufala di mozzarella,cheese mozzarella,Boaxaca,Bstring,mozzarella milk whole,Bpizza,oaxaca,Bqueso,pearl mozzarella,scamorza,stracciatella,string cheese
burrata
ricotta,cheese ricotta,ricotta milk whole,salata ricotta
ricotta skim part,cheese ricotta light,Clowfat,Cskim part
mascarpone,cheese mascarpone
cheese cream,boursin,cheese block,Bbrick,Bcream herb,Bfat full,Bherb,Bphiladelphia,Bsoft,Cherb and garlic,Bwhite soft,philadelphia,spread cheese cream
cheese cream light,Cfat less,Clighter,Clowfat,Bneufchatel,Bsoft fat less,Clight,Clighter,Clowfat,neufchatel,philadelphia light
cheese cottage,Ccurd,Bcurd,Bfarmer,curd cheese,tvorog,twarog
!cheese cottage fat low,Clowfat
feta,akkawi,bryndza,cheese feta,manouri,mizithra,sirene
halloumi,cheese grilling,Bhalloumi
paneer,cheese indian,Bpaneer,chenna,chhena
!cheese goats,Bgoat,chevre,curd goat,log cheese
!cheese goats hard,Bgoat hard
cheese blue,agur saint,blue cashel,Bdanish,Bshropshire,cabrale,cambozola,cheese bleu,Bdolcelatte,Bstilton,Bstyle gorgonzola,Croquefort,dolcelatte,stilton
gorgonzola,cheese gorgonzola,dolce gorgonzola,piccante gorgonzola
roquefort,cheese roquefort
brie,cheese brie,Bmuenster,Bmunster,epoiss,eveque l pont,limburger,livarot,muenster,munster,reblochon,robiola,stracchino,vacherin
camembert,cheese camembert
gruyere,beaufort,cheese comte,Bgruyere,comte
emmental,appenzell,appenzeller,asiago,bergkase,cantal,cheese asiago,Bemmental,Bemmenthal,Bhavarti,Bjarlsberg,Braclette,Bswiss,emmentaler,emmenthal,emmenthaler,graviera,havarti,idiazabal,jarlsberg,kasar,kashkaval,kasseri,kefalotyri,leerdammer,maasdam,mahon,mimolette,montasio,morbier,piave,prastost,provola,raclette,salut port,tilsit,tomme,vasterbotten,vasterbottensost
gouda,cheese gouda
edam,cheese edam
fontina,cheese fontina,Btaleggio,taleggio
provolone,caciocavallo,cheese provolone
jack monterey,cheese jack,jack cheese,Bcolby,Bpepper,pepperjack
colby,cheese colby
manchego,cheese manchego
cotija,cheese cotija,cotija queso
brunost,cheese brown,gjetost
khoya,khoa,mawa,rabdi,rabri
fresco queso,blanco queso,cheese fresco,Bmina,fresco queijo,mina queijo
blend cheese mexican,asadero,Bqueso,blend cheese style mexican,Ctaco,Bmexican,cheese asadero,Bblend mexican,Bchihuahua,Bmexican,Bpanela,Bstyle mexican,chihuahua queso,panela queso,quesillo,style mexican
cheese american,babybel,cheese burger,Bprocess,Bprocessed,cow laughing,dairylea,dip queso,queso,single kraft,slice cheese,spread cheese,triangle cheese,velveeta,whiz cheese,Bcheez
cream ice,Cbean vanilla,Ccoffee,Cvanilla,gelato,Bvanilla
cream ice chocolate
yogurt frozen
custard,anglaise creme,custard vanilla,patissiere creme
pudding,delight angel,pudding butterscotch,Bchocolate,Brice,Bvanilla
leche de dulce,arequipe,cajeta,caramel carnation,sauce caramel,topping caramel
protein whey,isolate protein,powder protein,Cchocolate,Cprotein chocolate,Dvanilla,Cvanilla,Cwhey vanilla,whey
margarine,block baking,spread baking,Blowfat,Boil olive,Bsunflower,Bvegetable,stork
egg,agg,egg chicken,wash egg
white egg,beater egg,egg white,substitute egg
yolk egg,B
egg duck
egg quail
quorn,mince quorn,sausage quorn
milk almond,drink almond,milk almond vanilla,Bcashew,Bhazelnut,Bmacadamia,Bnut,Bpistachio
!milk soya,drink soy,milk soy,soymilk
milk rice,drink rice
milk oat,drink oat,oat barista,oatly
drink coconut,beverage milk coconut,drink milk coconut,milk coconut carton,Bhemp,Bnut tiger,Bpea,Btigernut
milk plant,alternative milk,milk dairyfree,Bfriendly vegan,Bplantbased,Bvegan,Bvegetable
yogurt plant,alternative yogurt,yogurt dairyfree,Bgreek dairyfree,Bnatural vegan,Bplantbased,Bstyle greek vegan,Bvegan
!yogurt soya,Bsoy
yogurt coconut,coconut yogurt almond
yogurt almond,Bcashew
yogurt oat
cream plant,Bdairyfree,Bdouble plantbased,Cvegan,Bheavy vegan,Bplantbased,Bsingle vegan,Bsour dairyfree,Cvegan,Bvegan,Bwhipping vegan,fraiche creme vegan
!cream soya,Bcooking soy,Bsingle soy,Bsoy,creamer soy
cream oat,creamer oat,fraiche creme oat,Boat
cream cashew,Balmond,creamer almond
butter vegan,balance earth,block baking vegan,butter block vegan,Bdairyfree,Bplant,Bplantbased,margarine dairyfree,Bplantbased,Bvegan,spread buttery vegan,Bdairyfree,Bplantbased,Bvegan,stick buttery vegan
cheese vegan,cheddar dairyfree,Bvegan,cheese cheddar vegan,Bdairyfree,Bdaiya,Bfeta vegan,Bhard vegan,Bmature vegan,Bmozzarella vegan,Bparmesan vegan,Bplantbased,Bviolife,feta dairyfree,Bvegan,mozzarella dairyfree,Bvegan,parmesan dairyfree,Bvegan,violife
cheese cream vegan,Cdairyfree,Cplantbased,Bsoft vegan
cream ice vegan,Cdairyfree,Cplantbased,Cvanilla dairyfree,Dvegan
replacer egg,alternative egg,aquafaba,brine chickpea,egg chia,Bflax,Bvegan,substitute egg vegan,water chickpea
!protein soya,isolate protein soy,powder protein soy,protein soy
protein vegan,powder protein chocolate vegan,Chemp,Cpea,Cplant,Cplantbased,Crice,Cvanilla plantbased,Dvegan,Cvegan,protein chocolate vegan,Bhemp,Bpea,Bplant,Bplantbased,Brice,Bvanilla vegan
chicken,carcass chicken,foot chicken,gizzard chicken,hen cornish,Bgame cornish,meat chicken,neck chicken,Bturkey,poussin
breast chicken,chicken breast,cutlet chicken,escalope chicken,fillet chicken,Bmini chicken,goujon chicken,meat breast chicken,strip chicken,tender chicken,tenderloin breast chicken,Bchicken
thigh chicken
skinless thigh chicken,boneless thigh chicken,fillet thigh chicken,meat thigh chicken,thigh chicken boneless,Cskinless
leg chicken,chicken leg,maryland chicken
drumstick chicken,B
wing chicken,chicken wing,wingette chicken
mince chicken,breast chicken ground,chicken ground,Bminced
liver chicken
turkey,meat turkey
breast turkey,cutlet turkey,escalope turkey,fillet turkey,steak breast turkey,Bturkey,tenderloin turkey
mince turkey,breast turkey ground,mince breast turkey,Bthigh turkey,turkey ground,Blean,Bminced
duck,confit duck,leg duck
breast duck,duck breast
goose
quail
pheasant,breast pheasant,Bpigeon,fowl guinea,grouse,partridge,squab
rabbit,hare
venison,alligator,crocodile,elk,emu,haunch venison,kangaroo,loin venison,meat deer,mince venison,moose,ostrich,reindeer,steak reindeer,Bvenison
beef,bison,joint roasting beef,meat beef,roast beef,rump beef,seca carne,silverside,topside
mince beef,beef ground,Bminced,Bsteak,bison ground,blandfar,chuck beef ground,Bground,meat ground,Bhamburger,Bminced,mince,Bbison,Bsteak,Cbeef,mix meatloaf,notfar,round ground,sirloin ground,steak minced
burger beef,B,hamburger,patty beef,Bburger
mince beef lean,beef ground lean extra,Bminced lean extra,fat 5% mince beef,mince beef 5% lean,Cfat 5%
beef stewing,Bblade,Bbraising,Bcasserole,Bchuck,Bdiced,Bfeather,Bshin,Bstew,brisket,Bbeef,cheek beef,Box,chuck,Bbeef,meat stew,Cbeef,Bstewing beef,oxtail,Bbeef,rib short,Cbeef,roast chuck,Bpot,shank beef,shin beef,skirt beef,steak blade,Bbraising,Cbeef,Bcasserole,Bchuck,Bfeather,Bshin,Bskirt,Bstewing,Cbeef,stew for beef,stewing for beef
steak,beef steak flank,eye rib,fillet scotch,Cbeef,flank beef,ribeye,Bbeef,round beef,rump,sirloin,Bbeef,Btop beef,steak beef,Bfillet scotch,Brump beef
fillet beef,beef fillet,mignon fillet,steak fillet,Btenderloin,tenderloin beef
veal,buco osso,chop veal,cutlet veal,escalope veal,mince veal,shank veal
lamb,chop goat,Bmutton,goat curry,Bdiced,Bkid,Bstewing,lamb leg diced,leg goat,meat goat,Bstew lamb,mince goat,mutton,neck lamb,shank goat,shoulder goat,Blamb,steak lamb,Bleg lamb,stew goat
mince lamb,lamb ground,Bminced
chop lamb,Bloin lamb,Brib lamb,cutlet lamb,lamb rack,loin lamb,rack lamb
leg lamb,lamb leg
shank lamb,foreshank lamb
pork,boar,carnita,chashu,cutlet pork,escalope pork,lechon,leg pork,loin pork,meat pork,Bstew pork,pork joint gammon,Bschnitzel,roast loin pork,Bpork,siu char,steak leg pork,Bloin pork,Bpork
chop pork,Bloin pork,Brib pork
shoulder pork,butt boston,Bpork,cheek pork,collar pork,fillet scotch pork,neck pork,pork shoulder,roast scotch pork,Bshoulder pork,scotch pork,steak scotch pork,Bshoulder pork
tenderloin pork,fillet pork,medallion pork,pork fillet,Btenderloin
belly pork,pork belly
!ribs pork,rib,Bback pork,Bpork,Bspare pork,sparerib,Bpork
rind pork,chicharron,chicharrone,crackling pork,scratching pork,skin pork
mince pork,pork ground,Bminced
sausage,banger,boerewor,boerewurst,bratwurst,chipolata,longganisa,loukaniko,meat sausage,merguez,sausage apple and pork,Bbeef,Bchicken,Blamb,Bpork,Bsage,Bturkey,sausagemeat,Bpork,snag,weisswurst
sausage italian,nduja,salsiccia,sausage hot,Bitalian fennel,Bspicy,Bstyle italian,Bsweet
chorizo,chourico,sausage chorizo,sobrasada
sausage smoked,andouille,cheong lap,falukorv,kielbasa,knackwurst,landjager,linguica,mettwurst,sausage andouille,Bchinese,Bkabano,Bkielbasa,Bpolish,Bpork smoked,saveloy
frankfurter,dog hot,Cbeef,frank,hotdog,sausage dog hot,Bfrankfurter,Bvienna,Bviennese,smoky lil,Blittle,wiener
pudding black,morcilla,sausage blood
bacon,lardon,medallion bacon,speck
pancetta,guanciale,lardon pancetta
bacon turkey
ham,Bcooked style serrano,Bthin wafer,hock ham shredded,steak ham
gammon,ham bonein,hock ham,steak gammon
prosciutto,bresaola,bundnerfleisch,capicola,capocollo,cecina,coppa,crudo prosciutto,culatello,ham bayonne,Bcured,Bdried air,Biberico,Bparma,Bserrano,iberico jamon,jamon,lardo,lonza,parma di prosciutto
salami,salumi,saucisson,soppressata,sopressata
pepperoni
mortadella,baloney,bologna,sausage bologna
meat luncheon,fleischkase,leberkase,meat luncheon pork,spam
beef corned,Bsalt
pastrami
pate,braunschweiger,gra foie,leberwurst,leverpastej,liverwurst,pate duck,Bliver,Cchicken
liver,Bbeef,Blamb,Bveal
!kidney,Blamb,Box,Bpig,Bveal
jerky beef,biltong,jerky
!meatballs,kottbullar,meatball,Bbeef,Bpork
!bone,Bbeef,Bchicken,Bham,Blamb,Bmarrow,Bsoup,Bveal,foot pig,marrow bone,trotter
salmon,darne salmon,salmon smoked hot,steak salmon
salmon smoked,gravadlax,gravlax,lox
canned salmon,salmon canned,Bpink canned,Bred canned,Bwild canned
trout
tuna,loin tuna,steak tuna,tuna grade sushi
canned tuna,brine in steak tuna,Ctuna,chunk tuna,fish tuna,flake tuna,springwater in tuna,steak tuna canned,Clight,Cwhite,tuna albacore canned,Bcanned,Blight,Bwhite,water in steak tuna,Ctuna,Bspring in steak tuna,Dtuna
oil in tuna,Csteak tuna,Bolive in steak tuna,Dtuna,Bsunflower in steak tuna,Dtuna,tuna packed oil
cod,loin cod,steak cod
haddock
haddock smoked,cod smoked,fish smoked,haddie finnan
fish white,bangus,barramundi,carp,coley,dory john,fish,kingfish,ling,lutfisk,milkfish,mix pie fish,perch,pike,pollack,pollock,rockfish,roughy orange,steak fish,trevally,walleye,zander
halibut,brill,steak halibut,turbot
bass sea,Bstriped,branzini,branzino,fillet bass,seabass
bream sea,B,dorade
plaice,flounder,sole,Blemon
hake,steak hake,whiting
monkfish,tail monkfish
tilapia
catfish,basa,cobbler river
snapper,grouper,mullet red
mahi mahi,dorado,mahimahi
swordfish,steak swordfish
mackerel
mackerel smoked,Bpeppered
canned mackerel,mackerel canned
sardine,oil in sardine,Bolive in sardine,pilchard,sauce tomato in sardine
sardine fresh,herring,sprat,whitebait
kipper,herring kippered,Bsmoked
herring pickled,Bmarinated,Bmatje,matje,rollmop,surstromming
anchovy,Bpacked oil,ansjovis,colatura,oil in anchovy,Cfillet anchovy,Bolive in fillet anchovy,paste anchovy,relish gentleman
cod salt,bacalao,baccala,duck bombay,saltfish,stockfish
eel
caviar,bottarga,cucumber sea,egg salmon,ikura,jellyfish,kaviar kalle,masago,mentaiko,roe,Bfish,Bsalmon,Btrout,tobiko,urchin sea
!fingers fish,finger fish,Ccod,stick fish
!balls fish,ball fish,cake fish,fish gefilte,fishcake,kamaboko,narutomaki
surimi,crab imitation,crabmeat imitation,krab,stick crab,Bseafood
prawn,langoustine,prawn water cold,scampi,shrimp,Bwater cold,tail prawn
crab,claw crab,crabmeat,meat crab
canned crab,crab canned,crabmeat canned,meat crab canned
lobster,meat lobster,tail lobster
crayfish,bug balmain,Bbay moreton,crawfish,tail crawfish,Bcrayfish,yabby
shrimp dried,bagoong,belacan,krill,paste shrimp,prawn dried,shrimp salted,terasi
mussel,meat mussel
clam,cockle,escargot,pipi,snail
canned clam,clam baby,Bcanned,Bchopped,Bminced
scallop,Bbay
oyster,abalone,conch,limpet,periwinkle,whelk,winkle
squid,calamari,cuttlefish,ink squid,tentacle squid,tube squid
octopus
seafood,mix seafood,selection seafood,shellfish
tofu,curd bean
tofu silken,Bfirm silken,Bsoft
tofu fried,aburaage,skin curd bean,Btofu,yuba
natto
tempeh
seitan,gluten wheat
!mince soya,chunk soy,curl soy,mince soy,protein soy textured,Bvegetable textured,tvp
mince vegan,beef ground plantbased,Cvegan,crumble meatless,Bveggie,meat beyond,Bground plantbased,Cvegan,Bimpossible,mince beef plantbased,Cvegan,Bmeatfree,Bmeatless,Bplantbased,Bvegetarian,Bveggie
sausage vegan,chorizo vegan,Bvegetarian,sausage italian vegan,Bmeatfree,Bmeatless,Bplantbased,Bvegetarian,Bveggie
bacon vegan,Bcoconut,Bplantbased,Bvegetarian,Bveggie,facon
!bacon soya,Bsoy,Btempeh,Btofu
chicken vegan,Bmeatfree,Bmeatless,Bplantbased,Bvegetarian,piece meatfree,Bplantbased,Bvegan,Bvegetarian
burger veggie,Bbean,Bbeyond,Bimpossible,Bplantbased,Bvegan,Bvegetarian,patty burger plantbased,Cvegan,Cveggie,Bveggie
falafel
rice white,basmati,rice,Bgrain long
rice risotto,arborio,carnaroli,rice arborio,Bbomba,Bcalasparra,Bcarnaroli,Bglutinous,Bgrain,Bjapanese,Bpaella,Bpudding,Bsticky,Bsushi,Bsweet,Bwhite grain short
rice brown,Bbasmati brown,Cwholemeal,Bblack,Bcamargue red,Bforbidden,Bgrain long brown,Bjasmine brown,Bred,Bvenus black,Bwholemeal
rice cooked,Bbasmati cooked,Cmicrowave,Bboiled,Bgrain long cooked,Dwhite cooked,Bjasmine cooked,Bleftover,Bmicrowavable,Bmicrowave,Bpouch,Bsteamed,Bwhite cooked,Cgrain long cooked
rice brown cooked,Bbasmati brown cooked,Bwholemeal cooked
!rice flavoured,Bflavored,Bmexican,Bpilau,Bready,Bsavory,Bspanish
rice wild,blend rice wild,rice basmati and wild,Bwild and basmati
rice instant,Bminute
rice puffed,cereal rice,chex,Bcorn,Brice,murmura,pop rice
quinoa
quinoa cooked,grain cooked,Bmixed
millet
amaranth
buckwheat,groat buckwheat
kasha,buckwheat roasted,Btoasted,groat buckwheat roasted,Ctoasted
sorghum
teff
polenta,cornmeal,flour maize,meal corn,Bmaize
!grits,grit,Bcorn,Bhominy
popcorn,corn popping
popcorn popped,corn popped
tapioca,boba,pearl tapioca,sago
!noodles rice,idiyappam,noodle fun ho,Bribbon rice,Brice,Cthai pad,Cvermicelli,Cwok to straight,Bstick rice,Bthai pad,Bvermicelli,sevai rice,stick rice,vermicelli rice
paper rice,wrap rice,wrapper paper rice,Brice,Croll spring,Broll summer
!noodles glass,dangmyeon,noodle bean mung,Bcellophane,Bglass,Bpotato sweet,Bthread bean,thread bean,vermicelli bean mung
shirataki,noodle kelp,Bkonjac,Bshirataki,Bzero
!pasta free gluten,fettuccine glutenfree,fusilli chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,lasagne glutenfree,macaroni chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,noodle glutenfree,Blasagna glutenfree,pasta chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,penne chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,sheet lasagna glutenfree,spaghetti chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown
pasta,anelletti,anelli,bigoli,bucatini,busiate,calamarata,campanelle,cannelloni,capellini,casarecce,cascatelli,caserecce,cavatappi,cavatelli,cellentani,chitarra,conchiglie,couscous giant,Bisraeli,Bpearl,ditali,ditalini,dried noodle wonton,elbow,farfalle,fettuccine,fideo,fregola,fregula,fusilli,garganelli,gemelli,gigli,gnocchetti,hair angel,lasagna,lasagne,linguine,lumache,lumaconi,macaroni,mafalda,mafaldine,malloreddus,maltagliati,maniche mezze,manicotti,moghrabieh,mostaccioli,noodle lasagna,Blasagne,orecchiette,orzo,paccheri,pappardelle,pasta spaetzle,pastina,penne,pepe di acini,pici,radiatore,radiatori,rigate penne,rigatoni,rotelle,rotini,sedani,sevai,seviyan,shape pasta,shell jumbo,spaghetti,spaghettini,stelline,strozzapreti,tagliatelle,tortiglioni,trofie,trottole,tube cannelloni,Bpasta,tubetti,vermicelli,ziti
pasta egg,fettuccine egg,lasagna egg,lasagne egg,pappardelle egg,tagliatelle egg
!pasta wholewheat,couscous giant brown,Cspelt,Cwholemeal,farfalle brown,Bspelt,Bwholemeal,fettuccine brown,Bspelt,Bwholemeal,fusilli brown,Bspelt,Bwholemeal,linguine brown,Bspelt,Bwholemeal,macaroni brown,Belbow brown,Cspelt,Cwholemeal,Bspelt,Bwholemeal,noodle lasagna brown,Cspelt,Cwholemeal,orzo brown,Bspelt,Bwholemeal,pasta brown,Bpenne brown,Cspelt,Cwholemeal,Bspelt,Bwholemeal,penne brown,Bspelt,Bwholemeal,rigatoni brown,Bspelt,Bwholemeal,rotini brown,Bspelt,Bwholemeal,sheet lasagne brown,Cspelt,Cwholemeal,spaghetti brown,Bspelt,Bwholemeal,tagliatelle brown,Bspelt,Bwholemeal
pasta fresh,fettuccine fresh,lasagna fresh,lasagne egg fresh,Bfresh,linguine fresh,noodle lasagna fresh,pappardelle fresh,pasta egg fresh,spaghetti fresh,tagliatelle egg fresh,Bfresh
pasta filled,agnolotti,cappelletti,ravioli,tortellini,tortelloni
pasta filled cheese,agnolotti cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta,ravioli cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta,tortellini cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta,tortelloni cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta
gnocchi,Bpotato
!noodles egg,mein chow,noodle,Begg,Cwok to straight,Bwok to straight
!noodles ramen,noodle hokkien,Binstant,Bramen,Bsomen,Bwheat,Byakisoba,ramen,somen
udon,noodle udon,Cwok to straight
soba,noodle buckwheat,Bsoba,Cbuckwheat
couscous
couscous cooked
bulgur,dalia,wheat bulgur,Bcracked
freekeh
farro,berry wheat,einkorn,kamut,spelt
barley pearl,B
barley cooked,Bpearl cooked,Bpearled cooked
grain rye,berry rye,rye,triticale
!oats rolled,oat,Brolled,oatmeal
!oats cut steel,groat oat,oat coarse,Bcut steel,Bfine,Birish,Bpinhead,Bscottish,oatmeal coarse,Bcut steel,Bfine,Birish,Bpinhead,Bscottish
bran oat,oatbran
bran rice
bran wheat,B,wheatbran
wheatgerm,germ wheat
semolina,farina,flour semolina,rava,rawa,semola,sooji,suji
granola,Boat
granola nut,Bnutty
muesli,Bsugar added no
!flakes bran,biscuit wheat,bix weet,bran all,cereal bran,Bbreakfast,Bwheat,cheerio,chex wheat,flake bran,k special,nut grape,shreddy,weetabix,wheat shredded
!cornflakes,cornflake,flake corn
!krispies rice,bubble cocoa,Brice,crispie cocoa,Brice,crispix,krispie,Bcocoa,Brice,krispy rice,pop coco
!oats free gluten,oat fashioned old glutenfree,Bglutenfree,Bjumbo glutenfree,Bporridge glutenfree,Brolled fashioned old glutenfree,Cglutenfree,oatmeal glutenfree
!lentils,lentil
!lentils red,dal masoor,dhal masoor,lentil orange,Bpink,Bred,Bsplit
!peas split,chickpea split,dal,Bmung,dhal,pea dried,Bsplit,Byellow
!chickpeas,bean garbanzo dried,chickpea dried,dried bean garbanzo,Bchickpea,garbanzo dried
!beans kidney,bean kidney dried,Cred dried
!beans black,bean black dried,Bturtle black dried
!beans butter,bean butter dried,Bgigante dried,Blima dried
!beans white,bean cannellini dried,Bharicot dried,Cwhite dried,Bnavy dried,Bnorthern great dried,Bwhite dried
!beans pinto,bean borlotti dried,Bcranberry dried,Bpinto dried
!beans mung,bean mung,mung
lupin,bean lupin,Blupini,flour lupin,Blupini,lupini
!beans adzuki,bean aduki
!beans eyed black,bean blackeyed dried,pea blackeyed dried
!beans broad dried,bean broad dried,Bfava dried
!dried beans soya,Bsoybean,soybean dried
mix bean,bean dried,Bmixed dried,mix broth,Bsoup,Cbean
almond
almond slivered,sliver almond
almond flaked,Bsliced,flake almond,slice almond
almond ground,flour almond,meal almond
walnut
pecan,nut pecan
hazelnut,cobnut,filbert,flour hazelnut,meal hazelnut
flour nut,Bcashew,Bmacadamia,Bnut brazil,Bpecan,Bpistachio,Bwalnut,meal cashew,Bmacadamia,Bnut,Cbrazil,Bpecan,Bpistachio,Bwalnut
cashew,nut cashew
pistachio,nut pistachio
nut brazil
macadamia,nut macadamia
nut pine,kernel pine,pignoli,pinenut
!nuts mixed,mix nut,Bseed and nut,Btrail,nut,Bmixed,seed and nut mixed
butter almond
butter cashew,Bhazelnut,Bnut,Cmixed,Bpecan,Bpistachio,Bseed or nut,Bwalnut,paste hazelnut,Bpistachio
marzipan,paste almond
praline,cream pistachio,florentine,frangipan,frangipane,gianduja,nougat,nougatine,paste praline,spread pistachio,torrone,turron
spread hazelnut,nutella,spread chocolate,Chazelnut,Bhazelnut and chocolate,Cchocolate
!biscuits peanut,biscuit peanut,butter nutter,cookie butter peanut
chocolates peanut,butterfinger,chip butter peanut,cup butter peanut,m and m peanut,peanut ms and m,reese,snicker
chocolates nut,daim,joy almond,rocher ferrero,toblerone
baklava
romesco,sauce romesco
orgeat,syrup almond,Borgeat
peanut,groundnut,nut monkey
mix bombay,chevda,chivda
butter peanut,Csugar no,flour peanut,paste peanut,pb,powder peanut
sauce satay,paste satay,satay,sauce peanut,Bsatay peanut
nut tiger,chufa,flour nut tiger,tigernut
chestnut,marron,puree chestnut
coconut desiccated,chip coconut,coconut dried,Bflaked,Bshaved,Bshredded,Btoasted,Bunsweetened,flake coconut,shaving coconut
coconut sweetened,Bdesiccated sweetened,Bflake sweetened,Bflaked sweetened,Bshredded sweetened,flake coconut sweetened
seed sunflower
seed pumpkin,pepita
seed chia,chia
flaxseed,flax,linseed,meal flax,Bflaxseed,seed flax
seed hemp,heart hemp
!seeds mixed,egusi,mix seed,seed,Bmelon,Bmixed,Bsunflower and pumpkin mixed
seed sesame,benne,seed benne,Bsesame white and black,Btil,sesame,snap sesame,til
tahini,dressing tahini,paste seed sesame,Bsesame,Btahini,sauce tahini,tahina
halva,halvah
butter seed sunflower,C,Cpumpkin,Bsunflower,sunbutter
raisin
sultana,raisin golden,Byellow
currant,barberry
date,Beat to ready,medjool,paste date,puree date
prune,plum dried,prune eat to ready
apricot dried,Cdried eat to ready,Ceat to ready,Beat to ready,Bsoft,Bturkish,Bunsulphured
fig dried,Ceat to ready,Bmission dried,Bsoft
cranberry dried,craisin
cherry dried,Bmorello dried,Bsour dried,Btart dried
apple dried,chip apple,ring apple
mango dried
blueberry dried
!berries dried,berry dried,Bmixed dried,blueberry dried freeze,fruit dried freeze,raspberry dried,strawberry dried
!chips banana,banana dried,chip banana
berry goji,goji
fruit dried mixed,C,Bmixed dried,Bvine dried,Cmixed
peel candied,citron candied,fruit candied,Bcrystallised,Bcrystallized,orange candied,Bcrystallised,Bcrystallized,peel citrus candied,Blemon candied,Bmixed,Borange candied
cherry glace,Bcandied,Bcocktail,Bmaraschino
ginger stem,Bcandied,Bcrystallised,Bcrystallized,Bpreserved,syrup ginger stem,Bin ginger stem
flour plain,B,Bbao,Bcake,Bpasta,Bpastry,Cand cake,Btempura,Bwheat,maida,mix batter,Ctempura,Bbreading,Bfry fish,Btempura,vetemjol
!flour raising self,Braise self,Bselfraising,Bsr,Bwhite selfraising,Bwholemeal selfraising
flour bread,Cmalted,Cwhite,Bgluten high,Bgranary,Bmalthouse,Bpizza,Bplain strong,Cwhite strong,Bstrong,Bwhite strong
flour wholemeal,atta,flour atta,Bbread wholemeal,Bbrown,Bchapati,Bchapatti,Bgraham,Bpastry wholemeal,Bplain wholemeal,Bwheat wholemeal
flour rye,Bbread rye,Brye dark,Clight,Cwholemeal
flour spelt,Beinkorn,Bkamut
flour barley
flour oat
mix pancake,bisquick,mix baking,Bwaffle,Cand pancake
mix cake,Bbase pizza,Bbread,Bbrownie,Bcake base pizza,Cbread,Cbrownie,Cchocolate,Ccornbread,Cmuffin,Dcorn,Cscone,Csponge,Cvanilla,Bcornbread,Bdough pizza,Bmuffin,Ccorn,Bscone
extract malt,malt barley,powder extract malt,syrup malt
milk malted,bournvita,horlick,milo,ovaltine,powder milk malted
!flour free gluten,blend flour glutenfree,Cplain glutenfree,flour baking glutenfree,Cplain glutenfree,Bbread glutenfree,Cwhite glutenfree,Bflour glutenfree,Bgf,Bglutenfree,Bplain glutenfree,Bselfraising glutenfree,Bwhite glutenfree,Cplain glutenfree,mix flour glutenfree
!breadcrumbs free gluten,breadcrumb glutenfree,Bpanko glutenfree,panko glutenfree
!flour oat free gluten,Cglutenfree
flour buckwheat,atta kuttu,flour kuttu
flour rice,Cbrown,Cglutinous,Crice sweet,Csticky,Csweet,Cwhite,mochiko,rava idli,Brice,rice ground
cornflour,cornstarch,flour starch tapioca,Btapioca,slurry cornflour,Bcornstarch,starch free wheat,Bpotato,Brice,Btapioca
powder custard
flour potato
arrowroot,flour arrowroot,powder arrowroot,starch arrowroot
flour chickpea,besan,flour bean garbanzo,Bbesan,Bgarbanzo,Bgram,Cchickpea
harina masa,flour masa,Ccorn,harina masa corn,masa,masarepa
!flour soya,Bsoy
flour coconut
flour sorghum,atta jowar,Bjuwar,flour jowar,Bjuwar
flour millet,atta bajra,Bmillet finger,Cpearl,Bnachni,Bragi,flour bajra,Bnachni,Bragi
flour teff
flour quinoa
flour amaranth,Brajgira
!flour pulse,Bbean,Cmung,Bdal urad,Blentil,Cred,Bmoong,Bpea,Cgreen,Cyellow,Burad
flour cassava,Bbanana,Bchestnut,Cwater,Bmanioc,Bplantain,Bpotato sweet,Bsinghara,Byam,Byuca
!flour seed,Bchia,Bflaxseed,Bhemp,Bkonjac,Bmesquite,Bseed pumpkin,Csunflower
sugar granulated,choice substitute sugar,crystal sugar,jaggery,panela,piloncillo,sugar,Bcoconut,Bjam,Bmaple,Bpalm coconut,Bvanilla
sugar caster,Bbaker,Bcaster vanilla,Bfine,Bsuperfine
sugar icing,icing glaze,mixture sugar icing,sugar confectioner,Cicing,Bicing fondant,Bpowdered,Cicing
sugar demerara,demerara,sugar turbinado,turbinado
sugar brown light,muscovado light,sugar brown,Bgolden light,Bmuscovado,Bsoft
sugar brown dark,muscovado dark,sugar brown soft dark,Bdark,Bmolass,Bmuscovado brown dark,Cdark,Bsoft brown dark
honey,honeycomb,jelly royal
syrup maple,maple
syrup pancake,Bflavor maple,Bflavored maple
agave,molass date,nectar agave,Bcoconut,silan,syrup agave,Bdate,Bmalt rice,Brice,Cbrown,Bsweetener
syrup golden
syrup corn,glucose,syrup glucose
syrup corn dark
!molasses,molass,treacle
!molasses pomegranate,molass grape,Bpomegranate,syrup pomegranate
syrup sugar,grenadine,syrup,Belderflower,Bfruit,Bginger,Bvanilla
syrup chocolate,sauce chocolate
sauce fudge,fudge hot,sauce fudge chocolate
stevia,erythritol,fruit monk,monkfruit,splenda,substitute sugar,sweetener,swerve,truvia,xylitol
powder cocoa,cacao,cocoa,kakao,powder cacao
!nibs cacao,nib cacao,Bcocoa
chocolate drinking,Bhot,mix chocolate hot,Bcocoa,nescau,nesquik,powder chocolate drinking,Chot
butter cocoa,Bcacao
chocolate dark,B
!chips chocolate,button chocolate,Cdark,chip chocolate,Cdark,Bcookie chip chocolate,chunk chocolate bittersweet,Cdairyfree,Cdark,Cmini,Cminiature,Cplain,Csemisweet,Csweet bitter,Cvegan,drop chocolate,Cdark,morsel chocolate,Cdark
chocolate unsweetened,B100%,Bbaking unsweetened
chocolate milk,assorted bar chocolate,button chocolate milk,candy chocolate,caramello,chip chocolate milk,chocolate cooking milk,Bgalaxy,crumble violet,drop chocolate milk,egg chocolate,hershey,kiss,Bchocolate,m and m,milk dairy cadbury,ms and m,orange chocolate,rolo,sweet chocolate,truffle chocolate
chocolates wafer,ball milk malted,bar mar,crunchie,kat kit,kitkat,malteser,smarty,tam tim,twix,way milky,whopper
chocolate white,bar milky,bark almond vanilla,button chocolate white,chip chocolate white,chocolate baking white,drop chocolate white,melt candy,Bchocolate white,milkybar
extract vanilla,essence vanilla,extract bean vanilla,flavoring vanilla,vanilla
pod vanilla,bean vanilla,Cfrom seed,paste bean vanilla,Bvanilla,pod vanilla from seed,Cseed,powder vanilla,seed bean vanilla,Bpod vanilla,Bvanilla
extract almond,essence almond,flavoring almond
!flavouring,blossom orange,essence banana,Bcaramel,Bcoconut,Bcoffee,Blavender,Blemon,Bmaple,Bmint,Boil peppermint,Borange,Bpeppermint,Brum,extract banana,Bcaramel,Bcoconut,Bcoffee,Blavender,Blemon,Bmaple,Bmint,Boil peppermint,Borange,Bpeppermint,Brum,flavoring,Bbanana,Bcaramel,Bcoconut,Bcoffee,Blemon,Bmaple,Bmint,Boil peppermint,Borange,Bpeppermint,Brum,oil orange,rosewater,water blossom orange,Bflower orange,Brose
powder baking
!soda of bicarbonate,bicarb,bicarbonate sodium,soda baking,Bbicarb,Bbicarbonate,Bbread
!tartar of cream,Bcream
yeast dried,B,Bmachine bread
yeast fresh,Bbaker,Bcake,Bcompressed
starter sourdough,discard sourdough,levain,starter,Brye,Bsourdough rye,Csourdough active,Cwheat,Bwheat
gelatine,collagen,gelatin,peptide collagen,powder collagen,Bgelatin,Bgelatine
agar,gel vege,powder agar
jelly,aspic,bear gummy,candy gummy,corn candy,crystal jelly,gelatin flavored,Blemon,Blime,Borange,Braspberry,Bstrawberry,gum fruit,Bwine,gummy,haribo,jello,Blemon,Blime,Borange,Braspberry,Bstrawberry,jelly lemon,Blime,Borange,Braspberry,Bstrawberry,o jell,Ccherry,Clemon,Clime,Corange,Craspberry,Cstrawberry,pastille fruit,peep,powder jello lime,worm gummy
pectin,Bfruit
gum xanthan,Bguar,Bxantham,powder husk psyllium,psyllium,xanthan
marshmallow
fluff marshmallow,cream marshmallow,creme marshmallow,fluff,frosting marshmallow,spread marshmallow
marshmallow vegan,Bmini vegan,Bvegetarian
fudge,Bcream clotted,Bvanilla
toffee,butterscotch,candy caramel,caramel,chip butterscotch,original werther,popcorn toffee,sauce toffee
!sprinkles,ball silver,decoration cake,dragee,nonpareil,sprinkle,Bchocolate,Bsugar,strand sugar,thousand and hundred
!colouring food,color food,coloring food,gel coloring food,paste coloring food
liquorice,licorice,twizzler,vine red
pudding instant,mix pudding chocolate,Cinstant,Dvanilla,Cvanilla,pudding vanilla instant
buttercream,Bchocolate,Bvanilla,frosting buttercream,Bcheese cream,icing buttercream,Bcheese cream
frosting,fondant,frosting chocolate,Bvanilla,icing,Bchocolate,Bfondant roll to ready,Broll to ready,Bvanilla,sugarpaste
!biscuits digestive,arrowroot milk,biscoff,biscuit arrowroot,Bbiscoff,Bdigestive,Cchocolate,Bhobnob,Bmarie,Bnice,Boat,Bplain,Bspeculoo,Btea,cookie arrowroot,Bbiscoff,Bspeculoo,cracker graham,cream custard,crumb biscuit digestive,Bcracker graham,Bgraham,digestive,g parle,graham,hobnob,newton fig,roll fig,speculoo,stroopwafel
spread biscoff,butter cookie,Cbiscoff,Cspeculoo,spread cookie biscoff,Bspeculoo
!biscuits ginger,biscuit ginger,Bgingernut,Bnut ginger,Bsnap ginger,cookie gingersnap,Bsnap ginger,gingerbread,gingernut,gingersnap,man gingerbread,nut ginger,pepparkakor,snap ginger,thin ginger
snap brandy
!biscuits chocolate,biscuit bourbon,Bchocolate,Boreo,Bripple choc,cookie chocolate,Boreo,Bsandwich chocolate,Bwafer chocolate,crumb cookie chocolate,Coreo,oreo,ripple choc,wafer chocolate
!biscuits,biscuit,Bbutter,Bsugar,cookie,Bbutter,Bchip chocolate,Bsugar,shortbread,Bbutter all
wafer vanilla,cookie wafer vanilla,nilla,wafer nilla
amaretti,biscuit amaretti,Bamaretto,cookie amaretti,macaron,macaroon
!fingers sponge,biscuit boudoir,Bfinger sponge,Bladyfinger,Bsavoiardi,cookie finger sponge,Bladyfinger,Bsavoiardi,finger lady,Bsponge,ladyfinger,savoiardi,sponge trifle
cake,bread banana,Bcourgette,Bdate,Bgingerbread,Bpumpkin,Bzucchini,brownie,cake chocolate,Bginger,Bmadeira,cupcake,lamington,loaf banana,Bcourgette,Bdate,Bgingerbread,Bpumpkin,Bzucchini,muffin banana,Bblueberry,Bbran,Bchip chocolate,Bchocolate,roll jam,Bswiss,sponge
meringue,kiss meringue,nest meringue,powder meringue
icing royal,sugar icing royal
cone cream ice,Bsugar,Bwafer,Bwaffle,wafer,Bcream ice
curd lemon,Bfruit passion,Blime,Borange
jam,conserve,Bapricot,Bberry,Bblackberry,Bblackcurrant,Bblueberry,Bcherry,Cmorello,Bdamson,Bfig,Bpeach,Bplum,Braspberry,Brhubarb,Bstrawberry,glaze apricot,jam apricot,Bberry,Bblackberry,Bblackcurrant,Bblueberry,Bcherry,Cmorello,Bchili,Bdamson,Bfig,Bfruit,Bpeach,Bplum,Braspberry,Brhubarb,Bstrawberry,preserve,Bapricot,Bberry,Bblackberry,Bblackcurrant,Bblueberry,Bcherry,Cmorello,Bdamson,Bfig,Bfruit,Bpeach,Bplum,Braspberry,Brhubarb,Bstrawberry
marmalade,Blemon,Borange
jelly redcurrant,Bapple,Ccrab,Bcranberry,Bgrape,Bmint,Bpepper,Chot,Cred,Bquince,membrillo,paste quince,preserve jelly
butter apple,Bpumpkin,spread puree apple
mincemeat,Bfruit
canned tomato,chili green and tomato diced,Cwith tomato diced,juice in tomato,Bown in tomato,Btomato in tomato,packed juice tomato,polpa,rotel,tel ro,tomato canned,Bcherry canned,Bchopped,Bcrushed,Bdiced,Bjar,Bmarzano san,Bpeeled,Cplum whole,Bplum canned,Citalian,Cpeeled,Cwhole,Bpolpa,Broasted fire,Bstewed,Bwhole canned,Cpeeled
passata,Btomato,pulp tomato,puree tomato strained,rustica passata,sugocasa,tomato creamed,Bsieved,Bstrained
paste tomato,concentrate tomato,paste tomato canned,Csundried,puree tomato,Ccanned,Csundried
sauce tomato,Cadded salt no,Ccanned
sauce pasta,marinara,sauce arrabbiata,Bbasil and tomato,Ctomato,Bherb and tomato,Bmarinara,Bnapoletana,Bpasta basil and tomato,Ctomato,Bspaghetti,Btomato jar,Creadymade,tomato sauce pizza
sauce bolognese,bolognese,ragu,sauce joe sloppy,Bmeat,Bragu
sauce pizza
!tomato dried sun,oil in tomato sundried,Bolive in tomato sundried,sundried tomato,tomato blush sun,Bdried oven,Csemi,Bkissed sun,Broasted slow,Bsunblush,Bsunblushed,Bsundried,Cpacked oil
!tomato dried sun dry,C,Bsundried dry,Cpacked dry
canned sweetcorn,corn canned,Bkernel whole,Bsweet canned,Ckernel whole canned,sweetcorn canned,Bkernel whole canned
corn creamed,Bcream,Bstyle cream,sweetcorn creamed,Bstyle cream
hominy,posole,pozole
!canned chickpeas,bean garbanzo,canned chickpea,chickpea,garbanzo,water in chickpea
!canned beans kidney,bean kidney,canned bean kidney,rajma,water in bean kidney
!canned beans black,bean black,Bturtle,canned bean black,water in bean black
!canned beans butter,bean butter,Bgigante,Bjudion,Blima,Bwhite giant,canned bean butter
!canned beans cannellini,bean canellini,Bcannelini,Bcannellini,Bflageolet,Bharicot,Bkidney white,Bnavy,Bnorthern great,Bwhite,canned bean cannellini,cannellini
!canned beans pinto,bean borlotti,Bcranberry,Bpink,Bpinto,Broman,canned bean pinto
!canned beans eyed black,bean blackeyed,canned bean blackeyed,cowpea,pea blackeyed,Bgungo,Bpigeon
!canned beans,bean,canned bean,pulse assorted,Bmixed,salad bean,water in bean mixed
!beans baked,bean baked,sauce tomato in bean
!beans and pork,bean and pork,Bpork
!beans refried,bean black refried,Bpinto refried,Brefried
!beans chilli,bean chili,sauce chili in bean,Ekidney,Cmild in bean
!cooked lentils,Blentil,lentil beluga black cooked,Ccooked,Bblack cooked,Bbrown canned,Ccooked,Bcanned,Bcooked,Beat to ready,Bgreen canned,Ccooked,Bmicrowave,Bpacked vacuum,Bpouch,Bpuy cooked,Ceat to ready,Cpouch
edamame,bean edamame,soybean
!canned peas,Bpea,pea canned,Bmarrowfat,Bmushy
canned artichoke,antipasto artichoke,artichoke canned,Bchargrilled,Bgrilled,Bjar,Bmarinated,Broasted,bottom artichoke,heart artichoke,oil in artichoke
!palm of hearts,heart palm,palm heart
!shoots bamboo,bamboo,shoot bamboo
chestnut water
jar pepper roasted,oil in pepper red roasted,peppadew,pepper bell red roasted,Croasted,Bchargrilled,Bcherry,Bgrilled,Bjar,Bmarinated,Bmixed roasted,Bpeppadew,Bpiquante,Bpiquillo,Bred chargrilled,Cjar,Croast,Croasted,Broasted,pimento,pimiento
pickled jalapeno,chili green pickled,Bpickled,Bred pickled,jalapeno canned,Bgreen pickled,Bjar,Bpickled,Bsliced pickled,jar from jalapeno,pepper jalapeno canned,Cjar,Cpickled,Csliced pickled
!canned chilli green,Bchili green,chili green canned,Cchopped,Cdiced,Cgreen mild,Chatch,Cmild,Croasted fire,Bhatch,pepper chili green diced,Dhatch
adobo in chipotle,Cpepper chili chipotle,chili chipotle,chipotle,Bcanned from sauce,ketchup chipotle,paste chili chipotle,Bchipotle,pepper chipotle,sauce adobo
olive black,kalamata,olive,Bnicoise
tapenade,paste olive,tapenade olive,Cblack,Cgreen
olive green,Bcastelvetrano,Bgordal,Bmanzanilla,Bnocellara,Bqueen,Bstuffed,Cpimento,Cpimiento
!capers,berry caper,caper,Bnonpareil,caperberry,vinegar in caper
gherkin,chip pickle,cornichon,cucumber cocktail,Bdill,Chamburger,Bpickle dill,Bpickled,Bsandwich,Bsour,gherkin dill,Chamburger,Bsandwich,pickle,Bdill,Chamburger,Bsandwich
pickle sweet,chip pickle sweet,gherkin sweet,pickle branston,Bbutter and bread
relish pickle,B,Bcorn,Bcucumber,Bdill,Bdog hot,Bonion,Bpickle dill,Csweet,Bsweetcorn
sauerkraut
kimchi,Bcabbage,Bnapa
kimchi vegan,Bplantbased,Bvegetarian
beetroot pickled,beet pickled,vinegar in beetroot
onion pickled,Bcocktail,Bpink pickled,Bred pickled,Bsilverskin
!onions crispy,onion crispy,Bfried,ring onion,shallot crispy,Bfried
chutney onion,jam onion,marmalade onion,onion caramelised,Bcaramelized,relish onion red
ginger pickled,Bsushi
chutney mango,achar,chutney,Bapple,Bapricot,Bbhaji onion,Bdate,Bfruit,Bpeach,Bpear,Bplum,Btamarind,Btomato,pickle indian,Blime,Bmango
milk coconut,Cunsweetened,powder coconut,Bmilk coconut
cream coconut,Cunsweetened,Bdouble coconut,Bsingle coconut,Bsour coconut,Bwhipped coconut,Bwhipping coconut,milk coconut canned from cream,whip coconut
cream coconut sweetened,coconut cream lopez coco,Csweetened,sweetened coconut cream
coconut creamed,block cream coconut,butter coconut,coconut cream,manna coconut
puree pumpkin,pumpkin canned,Bpack solid,Bpure,Bpureed,puree squash butternut
applesauce,compote apple,puree apple,sauce apple,Cbramley
sauce cranberry,jam lingonberry,lingonberry,relish cranberry,sauce cranberry berry whole,Ccanned berry whole
canned pineapple,juice in chunk pineapple,Cpiece pineapple,Cpineapple,Cslice pineapple,Bnatural in chunk pineapple,Dpiece pineapple,Dpineapple,Dslice pineapple,pineapple canned,Bcrushed,ring pineapple,tidbit pineapple
canned peach,juice in half peach,Cpeach,Cslice peach,Bnatural in half peach,Dslice peach,peach canned,syrup in half peach,Cpeach,Cslice peach
canned mandarin,juice in mandarin,mandarin canned,orange mandarin canned,segment mandarin,Borange mandarin
cocktail fruit
canned cherry,cherry canned,Bgriottine,Bjar,juice in cherry black,kirsch in cherry,syrup in cherry
filling pie cherry,Bcherry,Bpie cherry canned
filling pie apple
canned soup,soup canned,Bcondensed,Bcream condensed,Bmushroom condensed,Ccream
!soup celery of cream,Ccondensed,Ccream
!soup chicken of cream,Ccanned,Ccondensed,Ccream
soup tomato
!soup tomato of cream,Ccream
canned jackfruit,brine in jackfruit,jackfruit canned,Bgreen,Cyoung,Byoung,water in jackfruit
sauce enchilada
salsa,gallo de pico,roja salsa,salsa tomato,sauce picante,Btaco
verde salsa,chimichurri,salsa green,Btomatillo
hummus,Bbeetroot,Blemon,Bpepper red,Droasted
taramasalata,taramosalata
guacamole,dip avocado
tzatziki,raita
ganoush baba,dip aubergine,ghanoush baba
stock vegetable,broth beef no,Bchicken no,Bgarlic,Bmushroom,Bveg,Bvegan,Bvegetable,Csalt low,Dreduced,dashi kombu,Bvegan,stock beef no,Bchicken no,Bgarlic,Bkombu,Bmushroom,Bsoup vegetable,Bveg,Bvegan,Bvegetable salt low,Dreduced
stock,broth
stock chicken,broth bone,Cchicken,Bchicken,Csalt low,Dreduced,Bduck,Bpoultry,Bturkey,consomme chicken,stock chicken salt low,Dreduced,Bduck,Bpoultry,Bturkey
stock beef,broth beef,Csalt low,Bbone beef,Bgame,Bham,Blamb,Bmeat,Bpork,Btonkotsu,Bveal,consomme,Bbeef,stock beef salt low,Bgame,Bham,Blamb,Bmeat,Bpork,Bveal,tonkotsu
stock fish,broth fish,dashi,fumet fish,stock dashi
stock seafood,broth seafood
juice clam,broth clam,clamato,juice clamato,stock clam
stock shellfish,bisque crab,Blobster,Bprawn,Bshellfish,Bshrimp,broth crab,Blobster,Bprawn,Bshellfish,Bshrimp,stock crab,Blobster,Bprawn,Bshrimp
!cube stock vegetable,base beef no,Cnot,Bchicken no,Cnot,Bstockcube veg,Cvegan,Cvegetable,Bveg,Bvegan,Bvegetable,Csalt low,Dreduced,concentrate stock veg,Cvegan,Cvegetable,Dsalt low,Ereduced,granule stockcube veg,Cvegan,Cvegetable,paste stock veg,Cvegan,Cvegetable,Dsalt low,Ereduced,Bstockcube veg,Cvegan,Cvegetable,powder stockcube veg,Cvegan,Cvegetable,stockcube beef no,Cnot,Bchicken no,Cnot,Bmushroom,Bthan better vegetable,Bveg,Bvegan,Bvegetable,Csalt low,Dreduced
!cube stock,granule stockcube,knorr,maggi,powder stockcube,stockcube,Bthan better
!cube stock chicken,base chicken,Bstockcube chicken,concentrate stock chicken,cube chicken maggi,granule stockcube chicken,powder stockcube chicken,stockcube chicken,Csalt low,Bflavored chicken,Bjelly chicken,Bthan better chicken
!cube stock beef,base beef,Blamb,bovril,granule stockcube beef,Clamb,powder stockcube beef,Clamb,stockcube beef,Cjelly,Blamb
!cube stock fish,dashi instant,granule dashi,hondashi,powder dashi,stockcube fish
gravy,granule gravy beef,Cchicken,Cturkey,gravy beef,Bchicken,Bturkey,mix gravy beef,Cchicken,Cturkey
!granules gravy,bisto,granule gravy,Conion,mix gravy,Conion,Bjus au,Bsoup onion,powder gravy
extract yeast,marmite,spread yeast,vegemite
yeast nutritional,nooch
sauce soy,ganjang,manis kecap,Bketjap,sauce soy dark salt low,Ereduced,Clight salt low,Cmushroom,Csalt low,Dreduced,Csodium less,seasoning soy,shoyu,soy
tamari,sauce soy dark glutenfree,Cglutenfree,Ctamari,Btamari,tamari salt low
!aminos coconut,amino coconut
!aminos liquid,amino,Bliquid,bragg
sauce fish,cham nuoc,mam nuoc,patis,pla nam,sauce anchovy
sauce fish vegan,Cvegetarian
sauce oyster
sauce xo,xo
sauce mushroom,Bfry stir mushroom,Dvegan,Dvegetarian,Boyster mushroom,Cvegan,Cvegetarian
hoisin,sauce hoisin,Bsin hoi,sin hoi
sauce teriyaki,marinade bulgogi,Bteriyaki,ponzu,sauce bulgogi,Bkatsu,Bokonomiyaki,Bponzu,Bsukiyaki,Btonkatsu,Bunagi,Byakisoba,Byakitori,soy ponzu,teriyaki
sauce bean black,bean black fermented,Csalted,curd bean fermented,Cpreserved,djan toban,doenjang,doubanjiang,douchi,paste bean,Cblack,Cbroad,Cchili,sauce bean,Cbroad,Cchili,Bfry stir bean black,Bgarlic bean black
miso,Brice brown,paste miso,Bsoup miso,soup miso instant
miso barley,Bmugi
gochujang,paste chili gochujang,Ckorean,Bgochujang,Bpepper chili korean,Chot korean,Cred korean,sauce gochujang,ssamjang korean
sriracha,sauce chili hot,Crooster,Csiracha,Csriracha,Bhot rooster,Csiracha,Csriracha,Brooster,Bsiracha,Bsriracha,siracha
sauce hot,cholula,hot red frank,peri peri,piri piri,redhot frank,sauce cayenne,Bhot cayenne,Cfrank,Chot frank,Djalapeno,Cjalapeno,Cpepper,Dhot,Dred,Blouisiana,Bpepper,Chot,Cred,Bperi peri,Bpiri piri,Bredhot frank,Btabasco,tabasco
sauce buffalo,Bwing
!sauce chilli,amarillo aji,oelek sambal,oil bean chili,paste amarillo aji,Bchili,Bgarlic chili,sauce chili,Cgarlic,Bgarlic chili
!crisp chilli,Bchili,ma gan lao,oil chili chow chiu,Ccrispy,Bcrisp chili,Bin chili crispy
sambal
prik nam,jam chili thai,pao prik nam
!sauce chilli sweet,chili sweet,sauce chili sweet,Cthai,Bdipping chili sweet
harissa,paste harissa,sauce harissa
sauce worcestershire,perrin and lea,sauce style worcestershire,Bworcester,worcestershire
sauce worcestershire vegan,relish henderson,sauce worcester vegan,Cvegetarian,Bworcestershire vegetarian,worcestershire vegan,Bvegetarian
ketchup,catsup,Btomato,ketchup sugar reduced,Btomato,relish tomato
sauce brown,Bhp
sauce steak
sauce barbecue,barbecue,marinade barbecue
mayonnaise,aioli,cream salad,hellman,hellmann,mayonnaise chipotle,Bgarlic,Boil olive,whip miracle
coleslaw,salad egg,Bpotato,slaw
salad pasta,Bmacaroni
mayonnaise vegan,aioli vegan,coleslaw plantbased,Bvegan,mayonnaise eggfree,Beggless,Bgarlic vegan,Bplantbased,slaw plantbased,Bvegan,veganaise,vegenaise
mustard yellow,B,Bdog hot
mustard honey,dressing mustard honey,sauce mustard honey
mustard dijon,dijon,mustard smooth,Bstyle dijon
!mustard wholegrain,Bbrown,Bcoarse,Bcreole,Bdeli,Bdijon grainy,Cstyle country,Cwholemeal,Bgrain,Bgrainy,Bground coarse,Cstone,Bpommery,Bseed,Bseeded,Bstoneground,Bwholemeal
mustard english,Bchinese,Bhot
horseradish,cream horseradish,horseradish cream,sauce horseradish
wasabi,paste wasabi,powder wasabi,sauce wasabi
sauce mint,concentrate sauce mint
hollandaise,bearnaise,sauce bearnaise,Bhollandaise
sauce tartare,gribiche,remoulade,rouille,sauce comeback,Bgribiche,Bremoulade,Bspecial,Btartar,Byum yum
pesto,Bbasil,Btomato,Csundried,sauce pesto
pesto vegan,Bbasil vegan,Bdairyfree,Bgreen vegan,Bred vegan
paste curry thai,Ccurry green,Dmassaman,Dpanang,Dred,Dthai,Dyellow,Cgreen,Claksa,Cmassaman,Cpanang,Cred,Crendang,Cyellow,Cyum tom,Bgreen thai,Blaksa,Bmassaman,Bpanang,Bred thai,Brendang,Bthai green,Cred,Byum tom
paste curry,marinade jerk,paste balti,Bbhuna,Bbiryani,Bcurry korma,Cmasala tikka,Bjalfrezi,Bjerk,Bjosh rogan,Bkorma,Bmadra,Bmasala tikka,Btandoori,Btikka,Bvindaloo,sauce jerk
sauce curry,Bbalti,Bjalfrezi,Bjosh rogan,Bmadra,Bsimmer
!sauce curry creamy,Bchicken butter,Bkorma,Bmakhani,Bmasala tikka
roux curry,curry golden,paste curry katsu,sauce curry katsu
paste tamarind,concentrate tamarind,extract tamarind,puree tamarind,sauce tamarind,water tamarind
sauce plum,paste umeboshi,sauce duck,umeboshi
sauce fry stir,chutney schezwan,paste schezwan,sauce fry stir chili,Bmein chow,Bpao kung,Bschezwan,Bsour and sweet,Bszechuan,schezwan
sauce cheese,alfredo,sauce alfredo,Bcheese nacho,Bqueso
bechamel,sauce bechamel,Bbread,Bparsley,Bwhite,Clasagne
dressing salad,Bbalsamic,Bcatalina,Bfrench,Bgreek,Bhouse,Bitalian,Blemon,Bvinaigrette,Bvinegar and oil,vinaigrette,Bbalsamic,Blemon,Bwine red
dressing asian,Bginger,Bsoy
dressing sesame,Bginger sesame
dressing ranch,Bcheese blue,Bsalad ranch,ranch buttermilk
seasoning ranch,mix dip ranch,Bdressing ranch,Branch,powder ranch,ranch,seasoning and dressing ranch
dressing caesar,caesar,dressing salad caesar
island thousand,dressing island thousand,Brussian,sauce burger,Bcocktail,Brose marie,Bseafood
smoke liquid,flavoring smoke hickory,smoke hickory liquid
!browning,bouquet kitchen,browning gravy,sauce browning
salt,crystal salt sea,maldon,namak kala,salt seasoning,sel de fleur
pepper black,corn pepper black,paradise grain,pepper,Blemon,peppercorn,Bschezwan,seasoning pepper lemon
pepper white,peppercorn white
cayenne,chili cayenne,pepper cayenne,Bred ground,powder cayenne,Bchili cayenne,Cground,Chot,Cindian,Ckashmiri,Cpure,Cred
!flakes chilli,biber pul,chili aleppo,Bbiber pul,Bcrushed,Bred crushed,Chot crushed,Burfa,flake chili,Cchipotle,Cdried,Cred chipotle,Ddried,Bpepper,Cchili aleppo,Dchipotle,Dcrushed,Ddried,Dhot,Dpinch,Dred,Edried,Cchipotle,Chot,Cred,Dchipotle,Ddried,gochugaru,pepper aleppo,Bbiber pul,Bcrushed,Bred crushed,Chot crushed,Burfa,powder chili korean,Bpepper red korean
!chilli dried,ancho,arbol de chili,chili ancho,Barbol,Bchipotle dried,Bdried,Beye bird dried,Bguajillo,Bkashmiri,Bmexico new,Bmulato,Bpasilla,Bred dried,Clong dried,Cwhole dried,Bwhole dried,dried chili chipotle,guajillo,pepper ancho,Bchili ancho,Carbol dried,Cchipotle dried,Cdried,Ceye bird dried,Cguajillo,Ckashmiri dried,Cmexico new dried,Cmulato dried,Cpasilla dried,Cred dried,Dlong dried,Cwhole dried,Bguajillo,Bred dried
powder chili,chili ancho ground,Bchipotle ground,chipotle ground,pepper chipotle ground,powder ancho,Bchili ancho,Cchili ancho,Dchipotle,Cchipotle,Cmexico new,Cred mild,Bchipotle
paprika,powder paprika
paprika smoked,Bhot smoked,Bsmoky,Bspanish,Bsweet smoked,pimenton,vera la de pimenton
cumin,Bseed nigella,jeera,powder cumin,seed cumin
seed coriander,coriander ground,Bpowdered,ground coriander,powder coriander
turmeric,haldi,powder turmeric
ginger ground,Bdried,Bdry,Bpowdered,ground ginger,powder ginger
cinnamon,bark cassia,Bcinnamon,cassia,powder cinnamon,quill cinnamon
nutmeg
mace,blade mace
!cloves,clove,powder clove
allspice,berry allspice,Bpimento,powder allspice
cardamom,cardamon,pod cardamom from seed,powder cardamom,seed cardamom
anise star,aniseed star
aniseed,ajwain,anise,seed ajwain,Banise,Bcarom
seed fennel,fennel ground,pollen fennel,powder fennel
seed caraway,caraway
seed celery,salt celery
!flakes celery,flake celery
seed dill
seed mustard,mustard dried,Bdry,Benglish dry,Bground,powder mustard,Cenglish,Chot,seed mustard brown,Cyellow
fenugreek,methi,seed fenugreek
seed nigella,kalonji,nigella,seed black,Bkalonji,Bonion
seed poppy,poppyseed
saffron,powder saffron,strand saffron,thread saffron
sumac
zaatar,atar za,seasoning atar za,Bzaatar,spice zaatar,zahtar
seasoning sesame,furikake,gomashio,gomasio,seasoning bagel but everything,Ceverything,spice bagel everything,togarashi,topping bagel everything
dukkah
masala garam,powder masala garam,spice masala garam
powder curry,amchur,masala bhaji pav,Bbiryani,Bchaat,Bchana,Bchat,Bking kitchen,Bmasala tikka,Bsambar,Btandoori,Btikka,powder chaat,Bchana,Bchat,Bmadra,Bmango,Bmasala tikka,Bsambar,Btandoori,Btikka,seasoning chaat,Bchana,Bchat,Bcurry,Bmasala tikka,Bsambar,Btandoori,Btikka,spice curry,Bmadra,Btandoori,Btikka
asafoetida,asafetida,hing
hanout el ras,baharat,seasoning hanout el ras,Bmoroccan,spice hanout el ras,Bmoroccan
spice five,powder spice five,spice seven
phoron panch,phoran panch,puran panch,spice phoron panch
spice mixed,seasoning pie apple,Bpumpkin,spice gingerbread,Blebkuchen,Bmulling,Bpie apple,Cpumpkin,Bpumpkin,Bspeculaa,Bwarm,Bwhole
seasoning taco,mix taco,seasoning burrito,Bcarne con chili,Bchili,Benchilada,Bfajita,Bmex tex,Bmexican,Bsouthwest,spice burrito,Benchilada,Bfajita,Bmex tex,Bmexican,Bsouthwest,Btaco
!mix spice,berbere,cajun,jerk,mix dressing adobo,Cbarbecue,Cberbere,Cblackened,Cblackening,Ccajun,Ccreole,Cfree salt,Cgreek,Cherb and garlic,Dgarlic,Dlemon,Cjerk,Cjollof,Ckebab,Cperi peri,Cpiri piri,Cplain,Cseasoned,Cshawarma,Csmoky,Csouthern,Csteak,Cvegetable,powder cajun,salt adobo,Bbarbecue,Bberbere,Bblackened,Bblackening,Bcajun,Bcreole,Bfree salt,Bgreek,Bherb and garlic,Cgarlic,Clemon,Bjerk,Bjollof,Bkebab,Bperi peri,Bpiri piri,Bplain,Bseasoned,Bshawarma,Bsmoky,Bsouthern,Bsteak,Bvegetable,seasoning,Bbarbecue,Bherb and garlic,Cgarlic,Clemon,Bperi peri,Bpiri piri,Bshawarma,Bsteak,spice adobo,Bbarbecue,Bberbere,Bblackened,Bblackening,Bcajun,Bcreole,Bfree salt,Bgreek,Bherb and garlic,Cgarlic,Clemon,Bjerk,Bjollof,Bkebab,Bperi peri,Bpiri piri,Bplain,Bseasoned,Bshawarma,Bsmoky,Bsouthern,Bsteak,Bvegetable,tajin
msg,glutamate monosodium
seasoning chicken,salt chicken,seasoning beef,Bburger,Bhamburger,Blamb,Bmeat,Bmeatball,Bmeatloaf,Bpork,Brib,Bsausage,Bturkey,Bwing,spice chicken
seasoning seafood,bay old,seasoning bay old,Bboil crab,Cseafood,Cshrimp,spice seafood
seasoning poultry
powder garlic,garlic dried,Bgranulated,Bminced dried,Bpowdered,granulate garlic,granule garlic,salt garlic
powder onion,flake onion,granule onion,onion dehydrated,Bdried,Bgranulated,Bminced dried,Bpowdered,salt onion
seasoning italian,dried herb mixed,herb dried,Bitalian,Bmixed dried,Bprovencal dried,mix herb italian,seasoning herb italian
!provence de herbes,Cherb,Cherbe,Bherb
oregano dried,dried oregano,oregano greek,Bground,Bmexican
thyme dried,dried thyme,thyme ground
basil dried,Bsweet dried,dried basil
rosemary dried,dried rosemary,rosemary ground
sage dried,dried sage,sage ground,Brubbed
parsley dried,dried parsley,flake parsley
dill dried,dillweed dried,dried dill,weed dill dried
mint dried,dried mint,spearmint dried
marjoram dried,B
tarragon dried
leaf coriander dried,cilantro dried
savory
berry juniper,juniper
nori,dulse,laver,nori sushi,seaweed nori
kombu,kelp,seaweed
wakame,miyeok,seaweed miyeok dried,Bwakame
mushroom dried,cep dried,mushroom chinese dried,Bmixed dried,Bporcini dried,Bshiitake dried,Bwild dried,Cmixed dried,porcini,porcino,shiitake dried
matcha,powder matcha,Btea green,tea matcha
spirulina,powder chlorella,Bmaca,Bspirulina,Bwheatgrass
!flakes bonito,bonito,flake bonito,katsuobushi
oil olive,evoo,oil basil,Bchili,Bgarlic,Bherb,Binfused garlic,Blemon,Bolive basil,Cchili,Cgarlic,Cinfused garlic,Dlemon,Clemon,Btruffle,Bvirgin extra
oil vegetable,B
!oil soya,Bsoy,Bsoybean
oil sunflower
oil rapeseed,canola,oil canola
oil corn
oil groundnut,Bnut ground,Bpeanut
oil sesame,Bgingelly,Bseed sesame,Btil
oil coconut,copha
oil avocado
oil grapeseed,Bseed grape
oil safflower
oil bran rice
oil flaxseed,Bflax,Bhemp,Blinseed,Bseed flax,Chemp,Cpumpkin
oil mustard
oil walnut,Bnut
oil hazelnut,Bpistachio
oil almond
oil palm
spray cooking,frylight,light fry,oil olive spray,Bspray,spray baking,Bcal one,Bcalorie low,Bcooking canola,Cflavored butter,Coil,Dolive,Blight fry,Bnonstick,Boil,Cavocado,Ccanola,Ccoconut,Colive,Crapeseed,Csunflower,Cvegetable,Bvegetable
lard,dripping bacon,fat bacon,Bpork,grease bacon,lard pork
suet,Bbeef
suet vegetable,Bshredded vegetable,Bvegetarian,Bveggie
dripping beef,B,Bmeat,Bturkey,fat beef,tallow,Bbeef
fat duck,Bchicken,schmaltz
fat goose
shortening vegetable,crisco,fat solid,Bvegetable,Bwhite,shortening,Bflavored butter,Bvegetable flavored butter,trex
vinegar cider,acv,vinegar apple,Bcider apple,Bcyder
vinegar white,B
vinegar malt,Bblack,Bchinkiang,Brice black
vinegar wine red,Bmerlot,Bwine,wine red vinegar
vinegar wine white,Bbalsamic white,Bchampagne,Bjerez,Bmoscatel,Bprosecco,Bsherry,Btarragon,wine white vinegar
vinegar balsamic,balsamic
vinegar rice,seasoning sushi,vinegar rice brown,Cjapanese,Cmirin,Csushi,Cwhite,Bsushi,Bwine rice,Dbrown,Dchinese,Djapanese,Dsushi,Dwhite
bread white,B,Bsandwich,Bstyle bread garlic,loaf crusty,Buncut,Bwhite,toast,Bsandwich,Bstyle bread garlic
bread garlic,baguette garlic cheesy,bread garlic cheesy
sourdough,bread french,Bsourdough,Bvienna,loaf french,Bvienna,toast french,Bsourdough,Bvienna
baguette,french stick bread,roll french,stick french
ciabatta,bread ciabatta,Bitalian,Bolive,bun ciabatta,loaf italian,roll ciabatta,Bitalian
focaccia,bread focaccia
bread wholemeal,baguette brown,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bseeded,Bsoda,Bspelt,Bsprouted,Bwholemeal,bread brown,Bezekiel,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bsandwich brown,Cgrain mixed,Dmulti,Dsprouted,Cgranary,Cmalted,Cmalthouse,Cmultigrain,Coat,Cseeded,Csoda,Cspelt,Csprouted,Cwholemeal,Bseeded,Bsoda,Bspelt,Bsprouted,loaf brown,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bseeded,Bsoda,Bspelt,Bsprouted,Bwholemeal,toast brown,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bseeded,Bsoda,Bspelt,Bsprouted,Bwholemeal
bread rye,Bpumpernickel,pumpernickel,rugbrod,rye danish,Bdark,Bgerman,Blight,Bmarble,Bscandinavian,Bseeded,Bseedless,Bsourdough,Btoasted,Bwholemeal,sourdough rye,toast rye
brioche,bread brioche,Begg,Bhawaiian,bun brioche,Bburger brioche,Bcross hot,Bdog hot brioche,Bfinger brioche,Bhamburger brioche,loaf egg,pandoro,panettone,roll bread hawaiian,Bbrioche,Bdog hot brioche,Bfinger brioche,Bhamburger brioche,Bhawaiian,Bsweet hawaiian,slice egg,teacake fruited
bun sweet,babka,bun chelsea,Bcinnamon,Bcream,Biced,Bsticky,roll chelsea,Bcinnamon,Bcream,Biced,Bsticky,Bsweet
challah,bread challah
bread raisin,Bfruit,Bmalt,Braisin cinnamon,loaf fruit,Bmalt,Braisin cinnamon,toast raisin
!bread free gluten,baguette glutenfree,base pizza glutenfree,bread gf,Bglutenfree,Bsandwich glutenfree,Bwhite glutenfree,bun burger glutenfree,Bglutenfree,flatbread glutenfree,loaf glutenfree,naan glutenfree,pita glutenfree,roll bread glutenfree,Bglutenfree,toast glutenfree,tortilla glutenfree,wrap glutenfree
roll bread,bap,bun,Bbread crusty,Csoft,Cwhite,Cwholemeal,Bpotato,Bsandwich,Bstyle ciabatta,dough roll dinner,pav,roll,Bbread soft,Cwhite,Cwholemeal,Bpotato,Bsandwich,Bstyle ciabatta
bun burger,Bdog hot,Bfinger,Bfrankfurter,Bhamburger,Cpotato,Bhotdog,Bseeded,Bslider,roll burger,Bdog hot,Bfinger,Bfrankfurter,Bhamburger,Cpotato,Bhotdog,Bor bun dog hot,Bseeded,Bslider
bun sesame,Bburger seed sesame,Cseeded sesame,Csesame,Bhamburger seed sesame,Cseeded sesame,Csesame,Bseed sesame,Bseeded sesame,roll seed sesame,Bseeded sesame,Bsesame
!pitta,bread pita,chip pita,pita,pocket bread pita,Bpita
!pitta wholemeal,bread pita brown,Cwholemeal,pita brown,Bwholemeal,pocket pita brown,Cwholemeal
naan,bread naan,Bnan,flatbread naan,naan coriander and garlic,Bgarlic
naan peshwari,bread naan peshwari
chapati,bhatura,bread chapatti,Broti,canai roti,chapatti,kulcha,lefse,paratha,phulka,poori,puri,roti,thepla
flatbread,bread afghan,Beastern middle,Bflat,Bkhobez,Blavash,Blebanese,Bpersian,Bsoft,Bturkish,lavash,piadina
injera
tortilla flour,B,Bburrito,Bflour burrito,Ctaco,Btaco soft,Bwheat,Cand corn,wrap,Bburrito,Bflour,Cburrito,Ctaco,Btaco soft,Bwheat
!tortilla wholewheat,Bflour multigrain,Cseeded,Cwholemeal,Bmultigrain,Bseeded,Bwholemeal,wrap multigrain,Bseeded,Btortilla multigrain,Cseeded,Cwholemeal,Bwholemeal
tortilla corn,Ctaco street,Bmaize,Btaco corn,tostada,wrap tortilla corn
shell taco,Ccorn,taco
bagel,Bcinnamon,Braisin and cinnamon
bagel sesame,Beverything,Bseed sesame,Bseeded
muffin english,B
crumpet
croissant,chocolat au pain,croissant butter,dough roll crescent,pastry danish
croissant almond,amande aux pain,chocolat au pain almond
scone,american dough biscuit,biscuit buttermilk,Bcanned,Bflaky,Brefrigerated,dough biscuit
!breadcrumbs,breadcrumb,Bor panko,Bstyle panko,crumb cracker,meal matzo,Bmatzoh,strobrod
!breadcrumbs fresh,breadcrumb brown,Bciabatta,Bfresh,Brye,Bsoft,Bsourdough,Bwhite coarse,Cfresh,Csoft,Cstale,Bwholemeal
panko,breadcrumb japanese,Bpanko,Bstyle japanese,crumb japanese,Bpanko,Bstyle japanese
!croutons,crouton,Bbread,Bgarlic,Bsourdough
mix stuffing,stuffing,Bbread,Bcornbread,Bherb,Bonion and sage,Bseasoned herb
cornbread,bread corn
!crackers,biscuit cream,Btable,Bwater,cracker,Bbutter,Bcream,Boyster,Bwater,Bwheat,matzo,matzoh,oatcake,ritz,saltine,toast melba,triscuit
!crackers cheese,biscuit cheese,cracker cheddar,Bcheese,Bgoldfish,goldfish,it cheez,its cheez,straw cheese,twist cheese
crispbread,bread crisp,Crye,cracker rye,Bwasa,crispbread rye,knackebrod,ryvita
!breadsticks,breadstick,grissini,stick bread
pastry puff,case pastry puff,Bvent au vol,dough pastry puff,pastry,Bcroissant,Bpuff roll ready,Dto ready,roll pastry puff,shell pastry puff
pastry puff butter,Bbutter all,Bpuff rolled ready butter all
pastry shortcrust,case pastry,Cpastry,Btart,Btartlet,crust,Bpastry,Bpie,Cpastry,Cpie dish deep,Drefrigerated,Dunbaked,disc empanada,dough crust pie,Bempanada,Bpastry,Bpie,Cpastry,Cpie dish deep,Drefrigerated,Dunbaked,pastry crust short,Bdessert,Bpie,Bplain,Bshortcrust savory,Bsweet,pie crust double for pastry,Cfor pastry,shell cannoli,Bpastry,Cpastry,Bpie,Cpastry,Cpie dish deep,Drefrigerated,Dunbaked,Btart,shortcrust,wrapper empanada
pastry shortcrust butter,crust pie butter all,shortcrust butter all
pastry filo,dough fillo,Bfilo,Bphyllo,filo,kataifi,pastry brik,Bfillo,Bphyllo,Broll spring,phyllo,sheet fillo,skin roll spring,wrapper roll spring
crust graham,Bcookie chocolate,Bcracker graham,Bpie cracker graham,shell pie cracker graham
dough pizza,base pizza,Cuse to ready,crust pizza,Cuse to ready,dough,Bbread,Cpizza,Bpizza use to ready,Broll crescent refrigerated,roll crescent,Bdinner crescent
!wrappers wonton,skin dumpling,Beggroll,Bgyoza,Bpotsticker,Broll egg,Bwonton,wrapper dumpling,Beggroll,Bgyoza,Bpotsticker,Broll egg,Bwonton
!dumplings,dumpling,gyoza,potsticker,roll egg,Bspring,wonton
roll sausage,pasty,pie pork,Bscotch
dog corn
egg scotch
pudding yorkshire,batter pudding yorkshire
!waffles,waffle
!pancakes,blini,crepe,pancake,Bduck peking,Bscotch
!doughnut,donut,Bjam
!pretzels,pretzel,rod pretzel,twist pretzel
!cakes rice,cake corn,Brice,Cbrown,Cpuffed
cracker rice,senbei
!cakes rice korean,cake rice korean,tteok,tteokbokki
poppadom,papad,papadum,pappadum,poppadum
!crackers prawn,chip shrimp,cracker prawn,Bshrimp
!chips tortilla,chip corn,Bnacho,Btortilla,Ccorn,frito,nacho
!snacks cheese,cheeto,chip cheese nacho,Btortilla cheese,dorito,popcorn cheese,puff cheese,snack cheese,wotsit
crisps,chip kettle,Bplain,Bpotato,Bsalted,Bvegetable,Bvinegar and salt,crisp potato,crisps potato,Bvinegar and salt
!peas frozen,pea baby,Bcooked,Bdefrosted,Bfrozen,Bgarden frozen,Bgreen,Bpetit,Bpetite,pois baby,Bcooked,Bdefrosted,Bfrozen,Bgarden frozen,Bgreen,Bpetit,Bpetite
sweetcorn frozen,corn frozen,Bkernel whole frozen,Bsweet frozen,Byellow frozen
spinach frozen,Bchopped frozen,Bleaf cut frozen,Cfrozen,Cwhole frozen,Bthawed
broccoli frozen,Bchopped frozen
!beans green frozen,bean french frozen,Bgreen cut frozen,Cfrozen
!beans broad frozen,bean baby frozen,Bbroad baby frozen,Cfava frozen,Cfrozen,Bfava frozen
!vegetables mixed frozen,carrot and pea,Dfrozen,mix vegetable frozen,veg frozen,Bmixed frozen,vegetable casserole frozen,Bfrozen,Bfry stir frozen,Bmediterranean frozen,Bmixed frozen
!berries frozen,berry frozen,Bmixed frozen,Bsummer frozen,Cmixed frozen,forest fruit frozen,fruit forest frozen,Bfrozen,Bmixed frozen,Bsummer frozen,mix berry frozen,Bfruit summer frozen
strawberry frozen,Bsliced frozen,Bwhole frozen
raspberry frozen
blueberry frozen,Bwild frozen
blackberry frozen
cranberry frozen
cherry frozen,Bblack frozen,Bdark frozen,Cpitted frozen,Bpitted frozen,Bstoned frozen,Bsweet dark frozen,Cfrozen,Cpitted frozen
mango frozen,fruit tropical frozen
!chips,chip,Bpotato sweet,fry curly,Bcut crinkle,Bfrench,Bfrozen,Boven,Bpotato sweet,Bskinny,wedge potato,Csweet
!browns hash,brown hash,croquette potato,hashbrown,potato brown hash,Bfrozen,Bshredded frozen,smile potato,tot tater,waffle potato
sorbet,Bfruit,Blemon,Bmango,Braspberry
sherbet,Blime,Borange
ice
water,Bcold ice,Bcooking pasta,Bice,Bpasta
water sparkling,seltzer,soda club,water carbonated,Bfizzy,Bmineral sparkling,Bseltzer,Bsoda
water tonic,tonic
water coconut,juice coconut
wine red,chianti,merlot,noir pinot,rioja,sauvignon cabernet,shiraz,wine
wine white,blanc sauvignon,cava,champagne,chardonnay,grigio pinot,prosecco,riesling,verde vinho,wine cooking white,Brose,Bsparkling
wine fortified,madeira,marsala,martini,port,prat noilly,santo vin,sherry,Bcream,vermouth,wine dessert,Bmadeira,Bmarsala,Bport
wine rice,michiu,sake,wine cooking rice cooking,Ddry,Djapanese,Brice japanese
wine shaoxing,shaoxing,wine chinese,Bcooking chinese,Ccooking chinese,Chsing shao,Crice chinese,Dshaoxing,Cshaohsing,Cshaosing,Cshaoxing,Cxing shao,Bhsing shao,Brice chinese,Cshaoxing,Bshaohsing,Bshaosing,Bxing shao
mirin,seasoning mirin,wine rice mirin,Csweet
beer,ale,Bmalt ginger,Bwheat,beer malt ginger,Bwheat,guinness,ipa,lager,Bmalt ginger,Bwheat,pilsner,porter,stout
cider,Bapple dry,Chard dry,perry
juice apple,cider alcoholic non,Bapple
juice grape,verjuice,verjus
juice grapefruit,grapefruit juice
juice pineapple
juice cranberry,cocktail juice cranberry,Cunsweetened,drink juice cranberry,Cunsweetened,juice cranberry cranberry
juice pomegranate
juice carrot
juice mango,Bapricot,Bbeetroot,Bcherry,Csour,Bclementine,Bfruit,Cpassion,Bmandarin,Bmango and orange,Bpeach,Bpear,Bprune,Btangerine,Btropical,Byuzu,nectar apricot,Bfruit,Cpassion,Bmango,Cand orange,Bpeach,Bpear,Btropical,pulp fruit passion,Bmango,puree fruit,Bmango,yuzu
juice tomato,Bvegetable
cola,beer root,coke,pepsi,soda cream,Bpepper dr
lemonade,lemon bitter,lemonade lime lemon,limeade,soda cloudy,Blime lemon,Borange,Bsparkling,sprite,up seven
beer ginger,ale ginger,Cdry
cordial,Bblackcurrant,Bginger,Blime,Braspberry,Brhubarb,drink squash,elderflower,ribena,squash orange
mead
water barley,Clemon
coffee,brew cold
espresso
coffee instant,bean coffee,coffee camp,Bcoffee,Bespresso,Bground,Binstant espresso,espresso ground,granule coffee,Bespresso,Bground,powder coffee,Bespresso,Bground
tea black,chai masala,tea,teabag
tea green,teabag green
tea herbal,bag tea ginger,Cherb,Clemon,Cmint,flower hibiscus dried,hibiscus,kombucha,tea camomile,Bchamomile,Bfruit,Bhibiscus,Bpeppermint,teabag camomile,Bchamomile,Bfruit,Bherbal,Bhibiscus,Bpeppermint
brandy,applejack,armagnac,brandy apple,Bcherry,calvado,cognac,grappa,kirsch
rum,bacardi,cachaca,malibu,rum coconut
vodka,Blemon,Bvanilla
gin
!whisky,bourbon,scotch,whiskey,Bmalt,Brye
tequila,mezcal,pisco
liqueur,absinthe,amaretto,aperol,cacao de creme,campari,cassis,chambord,cointreau,curacao,disaronno,drambuie,frangelico,germain st,kahlua,limoncello,liqueur almond,Bcherry,Bchocolate,Bcoffee,Belderflower,Bflavored coffee,Corange,Bhazelnut,Borange,Bpeach,Braspberry,maria tia,marnier grand,menthe de creme,ouzo,pastis,pernod,pimm,schnapp,Bpeach,Bpeppermint,sec triple
cream irish,bailey,liqueur cream irish
advocaat
!bitters,bitter angostura,Baromatic,Borange
kitchenware,case cupcake,Bmuffin,Bpaper,cheesecloth,chip hickory,Bsmoking,Bwood,foil,husk corn,liner cupcake,Bmuffin,Bpaper,muslin,paper baking,Bbutter,Bgreaseproof,Bparchment,Bwax,parchment baking,skewer,Bbamboo,stick cocktail,Blollipop,Blolly,Bpopsicle,string kitchen,toothpick,twine kitchen
..
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
3
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
4
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
5
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
7
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
8
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
9
9
9
9
9
9
9
9
9
9
9
9
9
9
9
9
9
9
9
9
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
a
5
..







a
a













































b











































































































0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
04
0
0
0
0
0g
0g
0
0g
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0g
0g
0
0
0g
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
04
0
0
0

4
4
4
4
4
4
2
5

1



5

2
1

5
1
2





5

e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
e
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
6
61
6
6714
7
7
7
7
7
7
8
8
8
8
8
8
8
678
5
5
5
5
5
1
5



5






























1
14
1
14
14
140
1
14
1
1
1
1
1
1
1
1
1
1
1
1
1
1

1
1
1
1
12
1
1
1
1











d



5

2
2
2
2
2
2
2
2
2
2
2
2
2
23
2
2
2
2
205
31
3054
20514
21f
2
2
3
3
3
3










9
9
9




















1
1
1
1
1
1
1
1
1
1
1
10











5















f










0








0
015
0









1
h

h


h
4

0
0


1

0

1
15
1
10
1
10
104
24
14
14
4
4
1
40










e















e



5

















6





















01
01a
01e

0




9
61

0
9
a

e
e
6
678
8
7
a

e
e
6
e

1

51
5

5
6

815
678

51
51
5
5
51
51






76


6


1


4
4
14

b
bf
bc
b
b



40
4
02




0
1


51
0
01

51
519
04
0
046
4

























a
a

b





9
9
29





b





ab
























6


5



3
9






b
2
2
2


e
e

e
e
e



1
c
c
c

1
10
1
1
1
1
1
1
104
10
14
1

1
1
19
1
1
1
12
1
1

1
1


1
19
1
1
10
102
10
1
1
1
1
1
104
1
10
1
1
1
10
1
10
1
1
1
1
1
1e
1e40
1e4
140
140
140
104
1




7

0



















0





c
c
c

1

1
c













fc
1













0
4


..





















0
0




















































































































































































































4215
4215





05





105





251
25

0


251



52
25
25
251
5

5





















1504


















105bac
105c
105c
105ba
105ba
10






0
0
205
105ba


041



1405


































04
140
05


















1


5140
5140
5140

5140
5140
19





015ae


1


















4



0e

40

4
5
















209f

20
20f
20
20
















1ea
















4
0

04


0
1


1b29

5167

2










2






c









c
c
c









045
045








0






























05




051

05
05

52
4
52


2












5


5
5
015h


05
54
0514h
05f
0
0f4

05
425

1
0
052


05





ce21




0a
0a
0













e1

e
e1










1

6


bc
b1c
bc

75
5

c
10
bc

bc














ea5
5
54a
01a
1a

1

6b


0


1
ea1
a1
a1
a1
a1

a68
105
ea105
a105
a105
a10
105a
1e05a







5

51e
15
9
69
1
1




054

53291
762
5
6

1
15
a

156
156ba
b
0b
0b
5b



c
1
04bc
b
1c

b06
g
2
675
b2a
021ba
2b
05ab

51
986
145

b0456
23
23
5b
45b

b61

a15
































1
6
1
b
ba1
1
ba



105
1ba0

e1ba0
678












































5

1
1











05

05
05
05
05
05

2
425
0

40
045
0945
0
0
0
04
0
0
0
1



1
495

04
0
4
4

05
05
05
05
045ae

095

09
09
05

0e54


05f
054
4
e54790
045



5
5
5

90
15


1
0

015















10
10










































20
4



..


































































-































































































-
-

-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-







-
-
-



-


-

-
-




-




































































































-
-
-














-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-

-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-

















-
-
-
-
-
-

-
-
-
-
-



-

















-
-

-
-

-


-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-

-
-
-

-
-
-
-
-
-


-
-
-
-
-
-


-
-
-
-
-
-

-
-
-
-
-
-
-

-
-
-
-
-
-


-
-





-


-

-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-









-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-













-
-





-
-

-


-



-



-

-
-



-
-




-


















-
-

-
-

-

-
-
-
-
-
-
-
-
-
-
-






-

-
-
-
-
-
-


-
-

-





-

-






-

-
-


-
-
-



-












































-































-



-



















-


-



-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-

-















-
-



-




-
-
-
-
-







-

-
-
-
-
-
-






-
-
-
-
-
-
-

-
-

..
160
160
100
89
136
96
128
101
156
87
133
140
130
136
116
116
135
150
133
240
150
210
60
133
150
206
104
130

149
149
180
132
149
149
149
150
90
82
124
113
104
140
140
101
116
30
36
16.1
89
89
76
70
36
56
88
91
40
107
134

100
100
109
98
145
145
104
32.9
47
36
20.1
34.1
90
40
50
70
54
70
86
64
150
56
86
67
60
60

14

212
244
96

242
96
180
248
96

195
230
190

125
140

150
225
148
154
143
155
165
154
155
152
123
144
148
110
112
112
150
148
151

180
165
145
165
236
174
190


165
165
177
170
154
122
80
120

60
60
23.9
42
42
48
38.3
27.2
42
42
42
60
133
60
28.9
12.8

227
227
205
244
246
244
245
244
245
245
128
120
306
252
250
238
240
242
230
230
60
245
245
245
245
245
245
245
245
244
254


113
113
100
100
100
100
112
112
248
248
232
232
232
225
226
150
132
132
135

135
135
135
144
246
108
108
113
113
108
113
113
113
113
120


122
112
113

132



304
97
224

243
243



262
243


240

245
245
245
245
245




224
113
232






















































140







208










154
146

















190



140



256





135



150
227
160

248



252
248

175
166




144
144
168


185
200
185
158
202
158
160
95
14
170
185
200
193
170
164
192
193
157
156
166

152


140

105
95

91




38.1
38.1


173

140

174
200
157
169
81
156
94
118
58
115
167
122
122



14
81
192
192
197
200
184
194
178
202
193
207
180
197
167
150
186

143
108
92
95
117
109
115
95
137
123
133
134
135
144
250
256
227

258






146

258
272

143
93
93
140
129
168
168
160
140
144
240

256
145
145
144
147
174
130
149
145
145
86

145


90
145
165
165

125
125
125
120
102
120
148
104
156

332

137

104
120
158
128
128
160
128
92
114
84
125
121
119
120
120
120
92
120
120
200
200
120
202
220
220
339
315
314
331
316
341
328
337


300


86


218
168
173
132
168

170
208



221
221
144
192







50









264
84
258











320
320
320
320
282

240
250
264
245
245
245
252
110
54
164
256
165
164
177
172
188
179
171
171
177
254
254
242

198
118
175

146
131
140
140
136
139

134
134

138
143
160
245
142
150
150
227


320

320
226
240
296

245
244
277
181
250
189
237
248


252
252
252



245
260
240
246

246
230

221
221
240
240
233
233

233





233

288
86
255
288


288

288


256
288
275
275
275
275
312
226
226
245

245

305
275
275

240
272
272
286
220


240
249

249
249
249
240
320



252

275
275
275
275

275
305

252
252
235


240

235
250


292
110
114
85

36.9
128
109
109
96
80
150
83
125
112
85
104
96
93
107
107
93
107
104

106
101
178
96
141
33.6
109
109


96
101

96
90
96
90
137
109



71
155
110
48
48
48
43
33.6
53
31.9
25.6
50
25.6
27.2
28.9
28.9
71






112

216
218
218
218
218
218
216
218
218
218
218
218
218
218
218
218
218
218
216

205


205
205
205
205
239
238
238
239
239
255
238


































108
45
45



52

55
46

























134
136
156
156
121
109
134
123
149
140
155
151
110
154
165

210
148
148

237
237
244
245
235
235
236
233
233

238
238
248
253
247
250
253
249
236

243
246
246
244



237
237
48
237
245
237
222
222
222
222
222
222
278
249



..
a110b70c150

a15b5c25
a89e6
d3
e2.2
a61b50c72e3
f40

a234

a386b192c772
a122b61c183e15
a82
a4.5b2c9e1
a338
e16



a213b170c369


a130

a408

a659b365c1200e6
a115
a123b91c182
a17
a123b91c182
a34
a119b74c164
a119b74c164
a119b74c164
a45
a14
a548
a196b118c323e9.9
a196b118c323e9.9
a301

a431


h10j340
h48

h15k908
h23k839

h14


a19
f151j608
f19
k588
q16
a128c162
a11.88




m102


h28k626
k360
h2
i2.5
k53
h8
k513
a18b10c23e6
a5.4
a19b10c23e6
b15c148
a3c5
a136



i1
i1

h3

a58


a67


a131b96c184


a74
a88b76c120
a246
a609
a19
a182b149c223
a178b148c230
a92
a118b101c136
a118b101c136
a179
a150b130c175
a142b129c156
a35
a66
a8.2

a12b7c18
a1.9







a4.9
a50b40c64
a69
a336
b157c781
a905
a18
a282
a9.6

a168
a55

a552b441c814
a1000

f51
a397


i1
i1
h0.5
h0.5
h0.5i0.2



h0.5
h0.5
h0.5
i1

i1

i2

g113
g113











l369



















e28
e21




e28.33
e28.33

















e28
e28



e28
e28







e21








a50b38c50
a33c33
a17c17
a70
a9























a920
a272
a193
a149
a344
a133
a107

a44






a109
a800







a267




a79



a199







a113


a52
e25
e28
e28

e28


e9.8
e2
e15







a18.67




n79

l165
l171

n193



n129
n129
n163
n92

n116
n159



n112
n88
l361
a12l92
n184


a4n4

n204





a21

a150
a3.38

a16b10c20
a14.5b9c20


a14











e28



a70
a17


























































































































a7.1
a9.5

a8.4
b43
b43


b43



b43
b43
b43






































































p7.2


p7




a7.2b0.7










a15

a7c32

a12
a5
a5

a11



c29






a111b82c164











l253



















a22


b3.2c4.4
b3.2c4.4
a2.7

c135e7
b15c35
















































a4.8












































































a0.5



























































o2.6








































e29
e59
e59

e20

e32
e32
e40


e26
e35
a28c43
a44
a44
a60
a64
a90

a68
a68

a48
a41
a24
a13.3c21
a99b69c131
a99b69c131
a57

a57




e29



a3.2

a10
a10




o19

e139
a8o8





a35
a38
a64
a6
a9






































































`
