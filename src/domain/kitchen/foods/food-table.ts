// Made by scripts/make-food-table.ts from scripts/foods/foods.yaml and scripts/foods/usda-foods.csv; not written by hand.

/** The most words a name has. */
export const LONGEST_NAME = 6

/**
 * A food a line: id, aisle, contents, possible contents (letters in the order of `CONTENTS`), `-` when not paleo, grams per
 * ml, grams per counted unit, names (`=` is the id's own words, `a;b c` stands for `a c` and `b c`).
 */
export const FOOD_TABLE = `\
onion|0||||0.676|piece 110,small 70,large 150|=
shallot|0||||0.676||=,banana shallot
spring-onion|0||||0.423|piece 15,small 5,large 25|scallion,=,green;salad;welsh onion
leek|0||||0.376|piece 89,slice 6|=
garlic|0||||0.575|clove 3|=,ramson,garlic clove,clove garlic,garlic paste,garlic puree
ginger|0||||0.406|slice 2.2|=,gingerroot,galangal,ginger paste,ginger puree
carrot|0||||0.541|piece 61,small 50,large 72,slice 3|=
celery|0|a|||0.427|stalk 40|=,celery rib,rib celery
celeriac|0|a|||0.659||=,celery root
fennel|0||||0.368|piece 234|=
parsnip|0||||0.562||=
swede|0||||0.592|piece 386,small 192,large 772|=,rutabaga,neep
turnip|0||||0.549|piece 122,small 61,large 183,slice 15|=
beetroot|0||||0.575|piece 82|=,beet
radish|0||||0.49|piece 4.5,small 2,large 9,slice 1|=,watermelon radish
daikon|0||||0.49|piece 338|=,mooli,daikon;white radish
kohlrabi|0||||0.571|slice 16|=
jerusalem-artichoke|0||||0.634||sunchoke,=
salsify|0||||0.562||=
horseradish-root|0||||1.014||=,grated;fresh horseradish
potato|0||||0.634|piece 213,small 170,large 369|=,spud,yukon gold,maris piper
sweet-potato|0||||0.562|piece 130|kumara,=,orange sweet potato
yam|0||||0.634||=
cassava|0||||0.871|piece 408|=,yuca,manioc
taro|0||||0.44||=
jicama|0||||0.549|piece 659,small 365,large 1200,slice 6|=
lotus-root|0|||||piece 115|=
tomato|0||||0.63|piece 123,small 91,large 182|=,plum;beef;campari tomato,on vine tomato,finely;roughly;coarsely;fresh chopped tomato
cherry-tomato|0||||0.63|piece 17|=,grape;cocktail;baby tomato,baby plum tomato,cherry vine tomato
green-tomato|0||||0.761|piece 123,small 91,large 182|=
tomatillo|0||||0.558|piece 34|=
red-pepper|0||||0.63|piece 119,small 74,large 164|capsicum,=,romano;pointed;ramiro;bell;sweet;mixed;mini pepper,red yellow pepper
yellow-pepper|0||||0.63|piece 119,small 74,large 164|=,orange pepper,yellow;orange capsicum,yellow;orange bell pepper
green-pepper|0||||0.63|piece 119,small 74,large 164|=,poblano;cubanelle;anaheim;padron;shishito pepper,green capsicum,poblano;anaheim chili,green bell pepper,italian frying pepper
chilli|0||||0.634|piece 45|chili,habanero,serrano,chili;habanero;fresno;serrano;thai;hot pepper,scotch bonnet,bird eye,chili padi,cayenne chili pepper,scotch bonnet pepper,peri peri chili
jalapeno|0||||0.38|piece 14|=,jalapeno pepper,jalapeno chili
aubergine|0||||0.347|piece 548|=,eggplant,brinjal
courgette|0||||0.524|piece 196,small 118,large 323,slice 9.9|=,zucchini,courgetti,zoodle,summer;yellow;zucchini squash,courgette flower
marrow|0||||0.478|piece 196,small 118,large 323,slice 9.9|=,pattypan squash
cucumber|0||||0.44|piece 301|=
butternut-squash|0||||0.592||butternut,squash,=,butternut pumpkin
acorn-squash|0||||0.592|piece 431|=
spaghetti-squash|0||||0.427||=
pumpkin|0||||0.49||=,kabocha,kabocha;hokkaido;onion;delicata;winter;kuri squash,sugar pumpkin,crown prince squash
spinach|0||||0.127|leaf 10,bunch 340|=,spinach beet,baby leaf spinach
chard|0||||0.152|leaf 48|=,silverbeet
kale|0||||0.068||=,kalette,cavolo nero
cabbage|0||||0.376|leaf 15,head 908|=,spring green,coleslaw mix
red-cabbage|0||||0.376|leaf 23,head 839|=
chinese-cabbage|0||||0.321||napa,=,napa;nappa cabbage,chinese leaf
pak-choi|0||||0.296|leaf 14|tatsoi,=,bok;pok choi,choi sum
collard-greens|0||||0.152||collard,collard green
mustard-greens|0|b|||0.237||mustard green,mustard leaf
brussels-sprout|0||||0.372|piece 19|sprout,brussel sprout
broccoli|0||||0.385|stalk 151,bunch 608|=,tenderstem,broccolini
broccoli-rabe|0||||0.169|stalk 19|rapini,=,cime di rapa
cauliflower|0||||0.452|head 588|=,romanesco,cauliflower rice
asparagus|0||||0.566|spear 16|=
artichoke|0|||||piece 128,large 162|=
okra|0||||0.423|piece 11.88|=,lady finger okra
green-bean|0||||0.423||=,french;fine;runner;string;snap;dwarf;helda;wax;flat bean,haricot vert,haricot vert bean
broad-bean|0||||0.461||fava,=,fava bean
mangetout|0||||0.414||=,sugarsnap,mange tout,snow;sugarsnap;snap pea
peas|0||||0.613||pea
sweetcorn|0|||-|0.613|ear 102|=,corn,sweetcorn cobette
bean-sprouts|0||||0.44||beansprout,bean;mungbean sprout,mung bean sprout
alfalfa-sprouts|0||||0.139||cress,microgreen,alfalfa,microherb,alfalfa;broccoli sprout,mustard cress,pea shoot,micro green,micro herb
lettuce|0||||0.199|leaf 28,head 626|=,romaine,iceberg,butter;crisp lettuce,little;baby gem,green leaf lettuce
salad-leaves|0||||0.152|head 360|mesclun,mache,mizuna,salad;mixed;baby;green leaf,salad;mixed;baby;young;leafy green,mixed;bag;corn;leaf;green salad,spring;salad mix,lamb lettuce
rocket|0||||0.085|leaf 2|=,arugula,roquette
watercress|0||||0.144|sprig 2.5|=
chicory|0||||0.38|head 53|=,witloof,endive
radicchio|0||||0.169|leaf 8|=,treviso
frisee|0||||0.211|head 513|=,escarole,curly endive
mushroom|0||||0.296|piece 18,small 10,large 23,slice 6|=,portobello,cremini,chestnut mushroom
wild-mushroom|0||||0.228|piece 5.4|chanterelle,girolle,morel,=,chanterelle;girolle;morel;porcini;cep;exotic;shimeji;beech mushroom,chicken;hen wood,hen wood mushroom
shiitake|0|||||piece 19|=,shiitake;shitake mushroom
oyster-mushroom|0||||0.364|small 15,large 148|=
enoki|0||||0.271|piece 3,large 5|=,enoki mushroom
avocado|0||||0.634|piece 201|=,avo,avocado pear
water-spinach|0||||0.237||=,morning glory
nopales|0||||0.364||nopale
lemongrass|0||||0.283||=,lemon grass
lime-leaf|0||||||=,kaffir leaf
curry-leaf|0||||||=
banana-leaf|0||||||=
vine-leaves|0||||0.059|leaf 3|vine;grape leaf
stir-fry-vegetables|0||||||mixed;root;roasted vegetable,mixed veg,stir fry vegetable,stir fry mix,stir fry veg
lemon|0||||0.896|piece 58|=,zest juice lemon,lemon zest and juice,lemon rind and juice,lemon peel and juice,zest and juice lemon,juice and zest lemon,lemon juice and zest
lemon-juice|0||||1.031||=,juice;squeeze lemon,juice from lemon,juice half lemon,juice meyer lemon
lemon-zest|0||||0.406||=,zest;peel;rind lemon,lemon peel,lemon rind,zest from lemon,zest half lemon
lime|0|||||piece 67|=,lime zest and juice,zest and juice lime,juice and zest lime,lime juice and zest
lime-juice|0||||1.023||=,juice;squeeze lime,juice from lime,juice half lime
lime-zest|0||||||=,zest lime,lime peel,lime rind,zest from lime
orange|0||||0.761|piece 131,small 96,large 184|=,orange zest and juice,zest and juice orange,juice and zest orange
orange-juice|0||||1.048||=,juice orange,juice from orange,juice half orange,juice blood orange
orange-zest|0||||0.406||=,zest;peel;rind orange,orange peel,orange rind,zest from orange,zest half orange
clementine|0|||||piece 74|=
mandarin|0||||0.824|piece 88,small 76,large 120|=,tangerine,satsuma,mandarin orange,easy peeler
grapefruit|0||||0.972|piece 246|=
pomelo|0||||0.803|piece 609|=
kumquat|0|||||piece 19|=
apple|0||||0.528|piece 182,small 149,large 223|=,crabapple,bramley,crisp;crab apple,granny smith,cox orange pippin apple
pear|0||||0.592|piece 178,small 148,large 230|=
quince|0|||||piece 92|=
banana|0||||0.634|piece 118,small 101,large 136|=
plantain|0||||0.626|piece 179|=
peach|0||||0.651|piece 150,small 130,large 175|=,donut peach
nectarine|0||||0.604|piece 142,small 129,large 156|=
apricot|0||||0.655|piece 35|=
plum|0||||0.697|piece 66|=,damson,greengage
cherry|0||||0.651|piece 8.2|=
sour-cherry|0||||0.655||=,morello;tart cherry
strawberry|0||||0.642|piece 12,small 7,large 18|=
raspberry|0||||0.52|piece 1.9|=
blackberry|0||||0.609||=,bramble
blueberry|0||||0.626||=,bilberry
cranberry|0||||0.465||=
redcurrant|0||||0.473||=,whitecurrant,red;white currant
blackcurrant|0||||0.473||=,black currant
gooseberry|0||||0.634||=
berries|0||||||berry,summer;forest fruit
grape|0||||0.638|piece 4.9|=
fig|0|||||piece 50,small 40,large 64|=
kiwi|0||||0.761|piece 69|=,kiwifruit,kiwi fruit
mango|0||||0.697|piece 336|=
papaya|0||||0.613|small 157,large 781|=,pawpaw
pineapple|0||||0.697|piece 905|=
passion-fruit|0||||0.998|piece 18|passionfruit,=
pomegranate|0||||0.735|piece 282|=,pomegranate seed,pomegranate aril,seed pomegranate,seed from pomegranate
lychee|0||||0.803|piece 9.6|=,litchi
dragon-fruit|0||||||pitaya,=
persimmon|0|||||piece 168|=,kaki,sharon fruit
guava|0||||0.697|piece 55|=
jackfruit|0||||0.697||=
melon|0||||0.748|piece 552,small 441,large 814|=,cantaloupe,rockmelon
honeydew|0||||0.719|piece 1000|=,honeydew melon
watermelon|0||||0.651||=
rhubarb|0||||0.516|stalk 51|=
coconut|0||||0.338|piece 397|=
tamarind|0||||0.507||=
fruit|0||||||=,fruit salad
parsley|0||||0.254|sprig 1|=
coriander-leaf|0||||0.068|sprig 2.22|coriander,cilantro,=,coriander cress
basil|0||||0.101|leaf 0.5|=
mint|0||||0.108|leaf 0.05|=,spearmint,peppermint,pepper mint
dill|0|||||sprig 0.2|=,dillweed,dill weed
chives|0||||0.203||chive,garlic chive,chive blossom
thyme|0||||0.162||=,lemon thyme
rosemary|0||||0.115||=
sage|0||||||=
oregano|0||||||=,marjoram leaf,fresh marjoram
tarragon|0||||||=
chervil|0||||||=
sorrel|0||||0.562||=
herbs|0||||||herb,bouquet garni
bay-leaf|0||||0.122||bay,=
epazote|0||||0.054|sprig 2|=
edible-flowers|0||||||nasturtium,edible flower,edible petal
butter|2|0||-|0.959|stick 113|=,garlic butter
unsalted-butter|2|0||-|0.959|stick 113|=,sweet butter,butter unsalted
ghee|2|0||-|0.866||=,clarified butter
milk|2|0||-|1.031||=,full cream milk
semi-skimmed-milk|2|0||-|1.04||2%;lowfat milk,=,semi;part skim milk
low-fat-milk|2|0||-|1.031||1% milk
skimmed-milk|2|0||-|1.036||=,skim;fatfree milk
goats-milk|2|0||-|1.031||goat milk
sheeps-milk|2|0||-|1.036||sheep;ewe milk
buttermilk|2|0||-|1.036||=
milk-powder|2|0||-|0.541||=,dry;powdered;dried milk,full cream milk powder
skimmed-milk-powder|2|0||-|0.507||=,fatfree;skim milk powder,fatfree dry milk,fatfree instant dry milk,fatfree dry milk powder
condensed-milk|2|0||-|1.293||=,sweetened milk
evaporated-milk|2|0||-|1.065|can 369|=
chocolate-milk|2|0||-|1.057||=
double-cream|2|0||-|1.006||cream,=
single-cream|2|0||-|1.014||=,light;table;coffee;cooking cream
half-and-half|2|0||-|1.023||half half,=,half and half cream
sour-cream|2|0||-|0.972||smetana,=,soured cream
creme-fraiche|2|0||-|||=
whipped-cream-can|2|0||-|0.254||squirty;aerosol;spray cream,whipped topping,cool whip,whipped cream canned
yogurt|2|0||-|1.036||=,plain curd,whole milk yogurt
low-fat-yogurt|2|0||-|1.036||lowfat yogurt,lowfat plain yogurt
fat-free-yogurt|2|0||-|1.036||fatfree;0% yogurt,fatfree plain yogurt,fatfree natural yogurt
greek-yogurt|2|0||-|1.036||labneh,labne,skyr,quark,=,strained;thick;icelandic yogurt,fromage frais,fromage blanc,greek style yogurt,thick plain yogurt,whole milk greek yogurt,thick strained plain yogurt,whole milk greek style yogurt
low-fat-greek-yogurt|2|0||-|1.036||lowfat;2% greek yogurt,lowfat greek style yogurt,lowfat plain greek style yogurt
fat-free-greek-yogurt|2|0||-|1.036||fatfree;0% greek yogurt,fatfree;0% greek style yogurt,0% fat greek yogurt,fatfree plain greek yogurt,0% fat greek style yogurt,fatfree plain greek style yogurt
vanilla-yogurt|2|0||-|1.036||=,vanilla greek yogurt,vanilla flavored yogurt
fruit-yogurt|2|0||-|1.036||=,strawberry;peach;raspberry;cherry;blueberry;flavored;lemon yogurt
kefir|2|0||-|||=,milk kefir
eggnog|2|04||-|1.074||=
lassi|2|0||-|||=
cheddar|2|0||-|0.558|slice 28|=,cheese,lancashire,wensleydale,red leicester,double gloucester
reduced-fat-cheddar|2|0||-||slice 21|lowfat;light cheddar,lowfat;light cheese,lowfat;light cheddar cheese
parmesan|2|0f||-|0.423||=,parmigiano,grana,parmesan cheese,parmigiano reggiano,grana padano,parmigiano reggiano cheese,grana padano cheese
dried-parmesan|2|0f||-|0.423||=,powdered;shaker parmesan,pre grated parmesan,powdered;shaker parmesan cheese,pre grated parmesan cheese
vegetarian-hard-cheese|2|0||-|0.423||vegetarian cheese,vegetarian parmesan,=,vegetarian parmesan cheese,parmesan style cheese,vegetarian style parmesan cheese,italian style hard cheese,vegetarian alternative parmesan cheese,vegetarian alternative to parmesan,vegetarian hard italian style cheese
pecorino|2|0f||-|||=,romano,pecorino;romano cheese
mozzarella|2|0||-|0.473|slice 28.33|=,bocconcini,mozzarella cheese,mozzarella pearl,whole milk mozzarella,mozzarella di bufala
burrata|2|0||-|||=
ricotta|2|0||-|1.048||=,ricotta cheese,ricotta salata,whole milk ricotta
part-skim-ricotta|2|0||-|1.048||=,lowfat;light ricotta cheese,part skim ricotta cheese
mascarpone|2|0||-|||=,mascarpone cheese
cream-cheese|2|0||-|0.981||philadelphia,boursin,=,soft;philadelphia;herb;block;brick cheese,full fat cheese,soft white cheese,cream cheese spread,herb cream cheese,garlic and herb soft cheese
light-cream-cheese|2|0||-|||neufchatel,neufchatel cheese,light philadelphia,=,lowfat;lighter cream cheese,lowfat;light;lighter soft cheese,less fat cream cheese,less fat soft cheese
cottage-cheese|2|0||-|0.888||=,farmer cheese
low-fat-cottage-cheese|2|0||-|0.955||lowfat cottage cheese
feta|2|0||-|0.634||=,feta cheese
halloumi|2|0||-|||=,halloumi;grilling cheese
paneer|2|0||-|||=,paneer;indian cheese
goats-cheese|2|0||-|||chevre,goat cheese,goat curd,cheese log
hard-goats-cheese|2|0||-|||hard goat cheese
blue-cheese|2|0||-|0.571||stilton,dolcelatte,cambozola,=,stilton;dolcelatte cheese,danish blue,saint agur
gorgonzola|2|0f||-|0.571||=,gorgonzola cheese,gorgonzola dolce,gorgonzola piccante
roquefort|2|0f||-|||=,roquefort cheese
brie|2|0||-|0.609||=,brie cheese
camembert|2|0||-|1.04||=,camembert cheese
gruyere|2|0f||-|0.558|slice 28|=,comte,beaufort,gruyere;comte cheese
emmental|2|0||-|0.558|slice 28|=,jarlsberg,emmenthal,emmentaler,raclette,emmenthaler,swiss;emmental;emmenthal;jarlsberg;raclette cheese
gouda|2|0||-|||=,gouda cheese
edam|2|0||-|||=,edam cheese
fontina|2|0||-|0.558||=,taleggio,fontina;taleggio cheese
provolone|2|0||-|0.558|slice 28|=,provolone cheese
monterey-jack|2|0||-|0.558|slice 28|pepperjack,=,pepper;cheese;colby jack,jack cheese
colby|2|0||-|0.558||=,colby cheese
manchego|2|0||-|||=,manchego cheese
cotija|2|0||-|0.507||=,cotija cheese
queso-fresco|2|0||-|0.516||=,queso blanco,fresco cheese
mexican-cheese-blend|2|0||-|0.473||mexican blend,mexican style,mexican cheese,=,mexican blend cheese,mexican style cheese,taco cheese blend,mexican style cheese blend
american-cheese|2|0||-|0.478|slice 21|velveeta,=,processed;process;burger cheese,cheese slice
ice-cream|2|0|4|-|||=,vanilla;coffee ice cream,vanilla bean ice cream
chocolate-ice-cream|2|0|4|-|0.558||=
frozen-yogurt|2|0||-|||=
custard|2|04||-|||=,vanilla custard,creme anglaise,creme patissiere
dulce-de-leche|2|0||-|1.285||caramel sauce,carnation caramel,caramel topping,=
whey-protein|2|0||-|0.41||whey,=,protein powder,vanilla;chocolate protein powder,vanilla;chocolate protein protein powder,vanilla whey protein powder
margarine|2||0|-|0.947||=,stork,baking;lowfat;vegetable;sunflower spread,baking block,olive oil spread
egg|2|4||||piece 50,small 38,large 50|=,chicken egg,egg wash
egg-white|2|4|||1.027|piece 33,large 33|=,white egg
egg-yolk|2|4|||1.027|piece 17,large 17|yolk,=
duck-egg|2|4||||piece 70|=
quail-egg|2|4||||piece 9|=
almond-milk|2|2|||1.107||=,cashew;hazelnut;nut;pistachio;macadamia milk,almond drink,vanilla almond milk
soya-milk|2|5||-|1.027||soymilk,soy milk,soy drink
rice-milk|2|||-|||=,rice drink
oat-milk|2|1||-|||=,oat drink,barista oat
coconut-drink|2||||1.014||=,hemp;pea milk,coconut milk drink,coconut milk beverage,carton coconut milk
plant-milk|2||251||||=,plantbased;vegan;dairyfree;vegetable milk,milk alternative,milk choice,vegan friendly milk
plant-yogurt|2||25||||=,vegan;plantbased;dairyfree yogurt,yogurt alternative,dairyfree greek yogurt,vegan natural yogurt,vegan greek style yogurt
soya-yogurt|2|5||-|||soy yogurt
coconut-yogurt|2||0||||=,almond yogurt coconut
almond-yogurt|2|2|||||=,cashew yogurt
oat-yogurt|2|1||-|||=
plant-cream|2||251||||=,vegan;plantbased;dairyfree cream,vegan;plantbased double cream,vegan whipping cream,vegan;dairyfree sour cream,vegan heavy cream,vegan single cream,vegan creme fraiche
soya-cream|2|5||-|||soy cream,soy single cream,soy cooking cream
oat-cream|2|1||-|||=,oat fraiche,oat creme fraiche
cashew-cream|2|2|||||=,almond cream
vegan-butter|2||52||||=,plant;plantbased;dairyfree butter,vegan;dairyfree;plantbased spread,vegan;plantbased;dairyfree margarine,earth balance,vegan block butter,vegan buttery stick,vegan buttery spread,vegan baking block
vegan-cheese|2||25||||=,dairyfree;plantbased cheese,vegan;dairyfree cheddar,vegan;dairyfree parmesan,vegan;dairyfree mozzarella,vegan;dairyfree feta,vegan hard cheese,vegan mature cheese,vegan parmesan cheese,vegan cheddar cheese,vegan feta cheese,vegan mozzarella cheese
vegan-cream-cheese|2||25||||=,dairyfree;plantbased cream cheese,vegan soft cheese
vegan-ice-cream|2||25|-|||=,dairyfree;plantbased;coconut ice cream,dairyfree;vegan vanilla ice cream
egg-replacer|2||||||=,egg substitute,egg alternative,vegan;flax;chia egg
chicken|3|d||||piece 920|=,poussin,cornish hen,chicken carcass,cornish game hen
chicken-breast|3|d||||piece 272|=,chicken fillet,chicken tender,chicken tenderloin,chicken goujon,chicken escalope,chicken cutlet,chicken strip,breast chicken,chicken mini fillet,chicken breast tenderloin
chicken-thigh|3|d||||piece 193|=
chicken-thigh-skinless|3|d||||piece 149|=,chicken thigh fillet,chicken thigh meat,skinless;boneless chicken thigh,chicken thigh boneless
chicken-leg|3|d||||piece 344|=,chicken maryland,leg chicken
chicken-drumstick|3|d||||piece 133|drumstick,=
chicken-wing|3|d||||piece 107|=,chicken wingette,wing chicken
chicken-mince|3|d|||||=,ground;minced chicken,ground chicken breast
chicken-liver|3|d||||piece 44|=
turkey|3|d|||||=
turkey-breast|3|d|||||=,turkey steak,turkey fillet,turkey escalope,turkey cutlet,turkey tenderloin,turkey breast steak
turkey-mince|3|d|||||=,ground;minced;lean turkey,turkey thigh mince,turkey breast mince,ground turkey breast
duck|3|d|||||=,duck confit,duck leg
duck-breast|3|d|||||=,breast duck
goose|3|d|||||=
quail|3|d||||piece 109|=
pheasant|3|d||||piece 800|=,partridge,pheasant;pigeon breast,guinea fowl
rabbit|3|d|||||=
venison|3|d|||||=,venison steak,venison haunch,venison loin,venison mince,deer meat
beef|3|d|||||=,topside,silverside,beef roast,beef rump,beef roasting joint
beef-mince|3|d|||||mince,hamburger,burger,=,ground;minced;steak beef,steak mince,ground chuck,ground sirloin,ground round,minced steak,minced;ground meat,beef burger,burger;beef patty,beef steak mince,ground beef chuck
lean-beef-mince|3|d|||||=,5% fat beef mince,lean 5% beef mince,extra lean ground beef,extra lean minced beef,beef mince 5% fat
stewing-beef|3|d|||||oxtail,chuck,brisket,=,stewing;braising;chuck;casserole;shin;blade;feather;skirt steak,braising;chuck;casserole;shin;blade;feather;stew;diced beef,beef chuck,stew meat,beef shin,beef;ox cheek,beef shank,beef oxtail,short rib,chuck;pot roast,beef skirt,beef brisket,beef stew meat,beef for stew,beef short rib,beef stewing meat,beef braising steak,beef stewing steak,beef for stewing
steak|3|d||||piece 267|=,ribeye,sirloin,rump,beef steak,beef flank,beef ribeye,beef sirloin,beef round,rib eye,beef rump steak,beef top sirloin,flank steak beef
beef-fillet|3|d|||||=,fillet beef,fillet;tenderloin steak,beef tenderloin,fillet mignon
veal|3|d|||||=,veal escalope,veal cutlet,veal shank,veal chop,veal mince,osso buco
lamb|3|d|||||=,mutton,lamb neck,lamb shoulder,lamb steak,goat meat,lamb stew meat,lamb leg steak,diced leg lamb
lamb-mince|3|d|||||=,ground;minced lamb
lamb-chop|3|d||||piece 79|=,lamb cutlet,lamb loin,rack lamb,lamb rack,lamb loin chop,lamb rib chop
lamb-leg|3|d|||||=,leg lamb
lamb-shank|3|d|||||=,lamb foreshank
pork|3|d|||||=,pork loin,pork roast,pork steak,pork escalope,pork cutlet,pork leg,pork loin roast,pork stew meat,pork loin steak,pork leg steak,gammon joint pork
pork-chop|3|d||||piece 199|=,pork loin chop,pork rib chop
pork-shoulder|3|d|||||=,pork;boston butt,pork neck,pork cheek,shoulder pork,pork collar,pork shoulder roast,pork shoulder steak
pork-tenderloin|3|d|||||=,pork fillet,tenderloin;fillet pork,pork medallion
pork-belly|3|d|||||=,belly pork
pork-ribs|3|d|||||sparerib,rib,pork rib,pork sparerib,pork spare rib,pork back rib
pork-mince|3|d|||||=,ground;minced pork
sausage|3|d|1c||||=,chipolata,sausagemeat,bratwurst,merguez,pork;chicken;turkey;lamb;beef;sage sausage,pork sausagemeat,pork and apple sausage
italian-sausage|3|d||||piece 113|nduja,salsiccia,=,spicy;sweet;hot sausage,fennel italian sausage,italian style sausage
chorizo|3|d|||||=,chorizo sausage
smoked-sausage|3|d|||||kielbasa,andouille,linguica,=,andouille;kielbasa;polish;kabano sausage,smoked pork sausage
frankfurter|3|d||||piece 52|=,wiener,hotdog,hot dog,frankfurter sausage,hot dog sausage,beef hot dog
black-pudding|3|d|1|||slice 25|morcilla,=,blood sausage
bacon|3|d||||slice 28|=,lardon,speck,bacon medallion
pancetta|3|d||||slice 28|=,guanciale,pancetta lardon
turkey-bacon|3|d|||||=
ham|3|d||||slice 28|=,ham steak,honey roast ham,wafer thin ham,shredded ham hock,serrano style cooked ham
gammon|3|d|||0.592||=,gammon steak,ham hock,bonein ham
prosciutto|3|d|||||=,jamon,bresaola,coppa,parma;serrano;bayonne;iberico;cured ham,jamon iberico,prosciutto crudo,air dried ham,prosciutto di parma
salami|3|d||||slice 9.8|=,soppressata,saucisson
pepperoni|3|d||||slice 2|=
mortadella|3|d||||slice 15|=
luncheon-meat|3|d|||||spam,=,pork luncheon meat
corned-beef|3|d|||||=,salt beef
pastrami|3|d|||||=
pate|3|d|0||0.879||=,liverwurst,liver;duck pate,foie gra,chicken liver pate
liver|3|d|||||=,beef;lamb;veal liver
kidney|3|d|||||lamb;ox;pig;veal kidney
beef-jerky|3|d|||||jerky,biltong,=
meatballs|3|d|14|||piece 18.67|meatball,beef;pork meatball
bone|3|d|||||trotter,beef;marrow;ham;chicken;veal;soup;lamb bone,bone marrow,pig foot
salmon|3|6|||||=,salmon steak,salmon darne,hot smoked salmon
smoked-salmon|3|6|||||lox,gravlax,gravadlax,=
salmon-canned|3|6|||||=,canned salmon,canned pink salmon,canned red salmon,canned wild salmon
trout|3|6||||fillet 79|=
tuna|3|6|||||=,tuna steak,tuna loin
tuna-canned|3|6|||0.651|can 165|=,canned;light;white tuna,tuna chunk,tuna flake,tuna fish,canned;light;white tuna steak,tuna in water,tuna in brine,canned albacore tuna,tuna in springwater,tuna in spring water,tuna steak in water,tuna steak in brine,tuna steak in spring water
tuna-in-oil|3|6|||0.617|can 171|=,oil packed tuna,tuna in olive oil,tuna in sunflower oil,tuna steak in oil,tuna steak in olive oil,tuna steak in sunflower oil
cod|3|6|||||=,cod loin,cod steak
haddock|3|6||||fillet 193|=
smoked-haddock|3|6|||||=,finnan haddie,smoked cod,smoked fish
white-fish|3|6|||||fish,coley,pollock,pollack,=,fish steak,fish pie mix
halibut|3|6|||||=,turbot,brill,halibut steak
sea-bass|3|6||||fillet 129|seabass,=,striped bass,bass fillet
sea-bream|3|6|||||bream,dorade,=
plaice|3|6||||fillet 163|=,sole,flounder,lemon sole
hake|3|6||||fillet 92|=,whiting,hake steak
monkfish|3|6|||||=,monkfish tail
tilapia|3|6||||fillet 116|=
catfish|3|6||||fillet 159|=,basa,river cobbler
snapper|3|6|||||=,grouper,red mullet
mahi-mahi|3|6|||||mahimahi,dorado,=
swordfish|3|6|||||=,swordfish steak
mackerel|3|6||||fillet 112|=
smoked-mackerel|3|6|||||=,peppered mackerel
mackerel-canned|3|6|||0.803|can 361|=,canned mackerel
sardine|3|6||||piece 12,can 92|=,pilchard,sardine in oil,sardine in olive oil,sardine in tomato sauce
fresh-sardine|3|6||||fillet 184|herring,whitebait,sprat,=
kipper|3|6|||||=,kippered;smoked herring
pickled-herring|3|6|||0.592||rollmop,=,marinated herring
anchovy|3|6||||piece 4,fillet 4|=,anchovy paste,oil packed anchovy,anchovy in oil,anchovy fillet in oil,anchovy fillet in olive oil
salt-cod|3|6|||||bacalao,saltfish,=
eel|3|6||||fillet 204|=
caviar|3|6|||1.082||=,roe,salmon;trout;fish roe
fish-fingers|3|61||-|||fish finger,fish stick,cod fish finger
surimi|3|6714||-|||=,krab,crab;seafood stick,imitation crab,imitation crabmeat
prawn|3|7|||||=,shrimp,langoustine,scampi,prawn tail,cold water prawn,cold water shrimp
crab|3|7||||piece 21|=,crabmeat,crab claw
crab-canned|3|7|||0.571||=,canned crab,canned crabmeat
lobster|3|7||||piece 150|=,lobster tail
crayfish|3|7||||piece 3.38|=,crawfish,crayfish tail
dried-shrimp|3|7|||||belacan,=,dried prawn,shrimp paste
mussel|3|8|||0.634|piece 16,small 10,large 20|=
clam|3|8|||0.959|piece 14.5,small 9,large 20|=
clam-canned|3|8|||0.676||=,canned;baby;chopped;minced clam
scallop|3|8|||||=,bay scallop
oyster|3|8|||1.048|piece 14|=
squid|3|8|||||=,calamari,cuttlefish,squid tube,squid tentacle,squid ink
octopus|3|8|||||=
seafood|3|678|||||=,shellfish,seafood mix,seafood selection
tofu|3|5||-|1.065||=,bean curd
silken-tofu|3|5||-|1.048||=,soft tofu,silken firm tofu
fried-tofu|3|5||-|||yuba,aburaage,=,tofu skin,bean curd skin
natto|3|5||-|0.74||=
tempeh|3|5||-|0.702||=
seitan|3|1||-|||=,wheat gluten
soya-mince|3|5||-|||tvp,soy mince,soy curl,soy chunk,textured vegetable protein,textured soy protein
vegan-mince|3||51|-|||=,veggie;vegetarian;meatfree;plantbased;quorn;meatless mince,veggie;meatless crumble,impossible;beyond meat,plantbased;vegan ground beef,plantbased;vegan ground meat,plantbased;vegan beef mince
vegan-sausage|3||5140|-||slice 28|=,vegetarian;veggie;plantbased;meatfree;meatless sausage,vegan;vegetarian chorizo,vegan italian sausage
vegan-bacon|3||51|-|0.609||=,vegetarian;veggie;plantbased;coconut;tempeh;tofu bacon
vegan-chicken|3||51|-|0.71||quorn,=,meatfree;plantbased;vegetarian;meatless chicken,vegan;vegetarian;meatfree;plantbased piece,quorn chicken piece,quorn chicken style piece
veggie-burger|3||5140|-||piece 70|=,vegetarian;vegan;plantbased;bean burger,veggie patty,vegan;veggie;plantbased burger patty
falafel|3||19|-||piece 17|=
white-rice|4|||-|0.782||rice,basmati,=,long grain rice
risotto-rice|4|||-|0.845||arborio,carnaroli,=,arborio;carnaroli;paella;sushi;bomba;pudding;sticky;glutinous;japanese;sweet;grain;calasparra rice,short grain white rice
brown-rice|4|||-|0.782||=,wholemeal;red;black;forbidden rice,brown;wholemeal basmati rice,brown jasmine rice,red camargue rice,black venus rice,brown long grain rice
cooked-rice|4|||-|0.668||=,steamed;leftover;microwave;microwavable;boiled;pouch rice,cooked white rice,cooked;microwave basmati rice,cooked jasmine rice,cooked long grain rice,cooked white long grain rice,cooked long grain white rice
cooked-brown-rice|4|||-|0.854||=,cooked wholemeal rice,cooked brown basmati rice
wild-rice|4|||-|0.676||=,wild rice blend,wild and basmati rice,basmati and wild rice
instant-rice|4|||-|0.402||=,minute rice
puffed-rice|4||1|-|0.059||=,rice krispie,rice crispie,rice bubble,rice pop,rice cereal,rice krispy,crisp rice cereal
quinoa|4|||-|0.719||=
cooked-quinoa|4|||-|0.782||=,cooked;mixed grain
millet|4|||-|0.845||=
amaranth|4|||-|0.816||=
buckwheat|4|||-|0.719||=,buckwheat groat
kasha|4|||-|0.693||=,roasted;toasted buckwheat,roasted;toasted buckwheat groat
sorghum|4|||-|0.812||=
teff|4|||-|0.816||=
polenta|4|||-|0.664||=,cornmeal,corn meal
grits|4|||-|0.659||grit,corn;hominy grit
popcorn|4|||-|0.702||=,popping corn
popped-popcorn|4|||-|||=,popped corn
tapioca|4|||-|0.642||=,sago,boba,tapioca pearl
rice-noodles|4|||-|||rice;vermicelli noodle,rice stick,rice vermicelli,vermicelli rice noodle,rice stick noodle,rice ribbon noodle,pad thai noodle,ho fun noodle,straight to wok rice noodle
rice-paper|4|||-|||=,rice wrapper,rice paper wrapper,summer roll wrapper,spring roll rice wrapper
glass-noodles|4|||-|0.592||dangmyeon,glass;cellophane noodle,bean thread,mung bean noodle,bean thread noodle,sweet potato noodle,mung bean vermicelli
shirataki|4|||-|||=,konjac;zero;shirataki noodle
gluten-free-pasta|4|||-|0.444||glutenfree;corn;chickpea;lentil;rice pasta,glutenfree;corn;chickpea;lentil;rice spaghetti,glutenfree;corn;chickpea;lentil;rice penne,glutenfree;corn;chickpea;lentil;rice fusilli,glutenfree;corn;chickpea;lentil;rice macaroni,glutenfree lasagne,glutenfree fettuccine,glutenfree noodle,brown rice pasta,brown rice spaghetti,brown rice penne,brown rice fusilli,brown rice macaroni,red lentil pasta,red lentil spaghetti,red lentil penne,red lentil fusilli,red lentil macaroni,glutenfree lasagna sheet,glutenfree lasagna noodle
pasta|4|1|4|-|0.385||=,spaghetti,penne,rigatoni,linguine,fusilli,tagliatelle,fettuccine,macaroni,farfalle,conchiglie,orecchiette,orzo,bucatini,ziti,pappardelle,rotini,cavatappi,ditalini,paccheri,casarecce,gemelli,cannelloni,vermicelli,gnocchetti,fregola,trofie,mafalda,campanelle,strozzapreti,cavatelli,mafaldine,stelline,lumaconi,capellini,spaghettini,elbow,lasagne,lasagna,moghrabieh,pasta shape,pasta;cannelloni tube,angel hair,mezze maniche,giant;israeli;pearl couscous,jumbo shell,penne rigate,lasagne;lasagna noodle,egg tagliatelle,egg pappardelle,egg pasta,wonton noodle dried,no boil lasagna sheet,no boil lasagna noodle,no cook lasagne sheet,no cook lasagne noodle
wholewheat-pasta|4|1||-|0.385||wholemeal;brown;spelt pasta,wholemeal;brown;spelt spaghetti,wholemeal;brown;spelt penne,wholemeal;brown;spelt fusilli,wholemeal;brown;spelt linguine,wholemeal;brown;spelt macaroni,wholemeal;brown;spelt fettuccine,wholemeal;brown;spelt rotini,wholemeal;brown;spelt tagliatelle,wholemeal;brown;spelt orzo,wholemeal;brown;spelt rigatoni,wholemeal;brown;spelt farfalle,wholemeal;brown;spelt lasagne sheet,wholemeal;brown;spelt lasagna noodle,wholemeal;brown;spelt elbow macaroni,wholemeal;brown;spelt penne pasta,wholemeal;brown;spelt giant couscous
fresh-pasta|4|14||-|||tortellini,ravioli,tortelloni,=,fresh lasagne,fresh lasagna,fresh tagliatelle,fresh linguine,fresh pappardelle,fresh spaghetti,fresh fettuccine,cheese tortellini,cheese ravioli,cheese tortelloni,fresh egg pasta,fresh egg tagliatelle,fresh lasagna noodle,fresh egg lasagne,spinach and ricotta tortellini,spinach and ricotta ravioli,spinach and ricotta tortelloni
gnocchi|4|1|40|-|||=,potato gnocchi
egg-noodles|4|14||-|0.161||noodle,egg noodle,chow mein,straight to wok noodle,straight to wok egg noodle
ramen-noodles|4|1|4|-|||ramen,somen,ramen;instant;wheat;somen noodle
udon|4|1||-|||=,udon noodle,straight to wok udon noodle
soba|4|1||-|||=,soba;buckwheat noodle,buckwheat soba noodle
couscous|4|1||-|0.731||=
cooked-couscous|4|1||-|||=
bulgur|4|1||-|0.592||=,bulgur;cracked wheat
freekeh|4|1||-|||=
farro|4|1||-|0.735||=,spelt,einkorn,kamut,wheat berry
pearl-barley|4|1||-|0.845||barley,=
cooked-barley|4|1||-|0.664||=,cooked pearl barley,cooked pearled barley
rye-grain|4|1||-|0.714||rye,triticale,=,rye berry
rolled-oats|4|1||-|0.342||oat,oatmeal,rolled oat
steel-cut-oats|4|1||-|0.659||pinhead;irish;coarse;fine;scottish oatmeal,pinhead;irish;coarse;fine;scottish oat,oat groat,steel cut oat,steel cut oatmeal
oat-bran|4|1||-|0.397||oatbran,=
rice-bran|4|||-|0.499||=
wheat-bran|4|1||-|0.245||bran,wheatbran,=
wheatgerm|4|1||-|0.486||=,wheat germ
semolina|4|1||-|0.706||=,semola,semolina flour
granola|4|1|2|-|0.516||=,nut;oat granola,granola cereal
muesli|4|1|20|-|||=,no added sugar muesli
bran-flakes|4|1||-|||weetabix,bran flake,bran;breakfast;wheat cereal,all bran,wheat biscuit,shredded wheat
cornflakes|4|1||-|||cornflake,corn flake,cornflake cereal
gluten-free-oats|4|||-|0.342||glutenfree oat,glutenfree oatmeal,glutenfree porridge oat,glutenfree rolled oat,glutenfree jumbo oat,glutenfree old fashioned oat,glutenfree old fashioned rolled oat
lentils|4|||-|0.812||lentil
red-lentils|4|||-|0.812||red;orange;split;pink lentil,masoor dal,masoor dhal
split-peas|4|||-|0.833||dal,dhal,split;dried;yellow pea,mung dal,split chickpea
chickpeas|4|||-|0.845||dried chickpea,dried garbanzo,chickpea dried,dried garbanzo bean,garbanzo bean dried
kidney-beans|4|||-|0.778||dried kidney bean,dried red kidney bean
black-beans|4|||-|0.82||dried black bean,dried black turtle bean
butter-beans|4|||-|0.752||dried butter bean,dried lima bean,dried gigante bean
white-beans|4|||-|0.854||dried haricot bean,dried cannellini bean,dried white bean,dried navy bean,dried great northern bean,dried white haricot bean
pinto-beans|4|||-|0.816||dried pinto bean,dried borlotti bean,dried cranberry bean
mung-beans|4|||-|0.875||mung,mung bean
adzuki-beans|4|||-|0.833||aduki bean
black-eyed-beans|4|||-|0.706||dried blackeyed bean,dried blackeyed pea
dried-broad-beans|4|||-|0.634||dried broad bean,dried fava bean
soya-beans-dried|4|5||-|0.786||soybean dried,dried soybean
bean-mix|4|||-|||=,dried bean,soup;broth mix,dried mixed bean,bean soup mix
almond|4|2|||0.604||=
ground-almond|4|2|||0.402||=,almond meal,almond flour
walnut|4|2|||0.495||=
pecan|4|2|||0.461||=,pecan nut
hazelnut|4|2|||0.486||=,filbert,cobnut,hazelnut meal,hazelnut flour
cashew|4|2|||0.579||=,cashew nut
pistachio|4|2|||0.52||=,pistachio nut
brazil-nut|4|2|||0.562||=
macadamia|4|2|||0.566||=,macadamia nut
pine-nut|4|2|||0.571||pinenut,pignoli,=,pine kernel
mixed-nuts|4|23|||0.609||nut,mixed nut,nut;trail mix,nut and seed mix,mixed nut and seed
almond-butter|4|2|||1.057||=
cashew-butter|4|2|||1.082||=,nut;pistachio;pecan;walnut;hazelnut butter,pistachio;hazelnut paste,pistachio cream,mixed nut butter,nut or seed butter
marzipan|4|2|4||0.959||=,almond paste
praline|4|2|0|-|||=,nougat,gianduja,frangipane,praline paste
hazelnut-spread|4|205||-|||nutella,=,chocolate spread,chocolate hazelnut spread,hazelnut chocolate spread,chocolate and hazelnut spread
peanut|4|3||-|0.617||=,groundnut,monkey nut
peanut-butter|4|3||-|1.091||=,peanut paste,no sugar peanut butter
satay-sauce|4|3||-|1.15||satay,=,peanut sauce,satay paste,peanut satay sauce
tiger-nut|4||||||tigernut,chufa,=,tiger nut flour
chestnut|4||2||0.604||=,marron,chestnut puree
desiccated-coconut|4||||0.393||=,dried;unsweetened;shredded;flaked;toasted;shaved coconut,coconut flake,coconut shaving,coconut chip
sweetened-coconut|4|||-|0.393||=,sweetened flaked coconut,sweetened shredded coconut,sweetened flake coconut,sweetened desiccated coconut,sweetened coconut flake
sunflower-seed|4||||0.592||=
pumpkin-seed|4||||0.545||pepita,=
chia-seed|4||||||chia,=
flaxseed|4||||0.71||=,linseed,flax,flax seed,flax;flaxseed meal
hemp-seed|4||||0.676||=,hemp heart
mixed-seeds|4||||||seed,mixed seed,seed mix,mixed pumpkin and sunflower seed
sesame-seed|4|9|||0.609||sesame,=,black and white sesame seed
tahini|4|9|||1.014||=,tahina,tahini;sesame paste,sesame seed paste
halva|4|9|||||=,halvah
sunflower-seed-butter|4||||1.082||sunbutter,sunflower;seed butter,=,pumpkin seed butter
raisin|4||||0.697||=
sultana|4||||0.697||=,golden;yellow raisin
currant|4||||0.609||=,barberry
date|4|||||piece 24|=,medjool,date paste,date puree,ready to eat date
prune|4||||0.735|piece 9.5|=,dried plum,ready to eat prune
dried-apricot|4||c||0.549||=,soft;unsulphured;turkish apricot,ready to eat apricot,ready to eat dried apricot,ready to eat dried dried apricot
dried-fig|4||||0.63|piece 8.4|=,soft fig,dried mission fig,ready to eat dried fig
dried-cranberry|4|||-|0.676||craisin,=
dried-cherry|4|||-|0.676||=,dried sour cherry,dried tart cherry,dried morello cherry
dried-apple|4||||0.364||=,apple ring,apple chip
dried-mango|4|||-|||=
dried-blueberry|4|||-|0.676||=
dried-berries|4||||||dried berry,dried strawberry,dried raspberry,dried mixed berry,freeze dried fruit,freeze dried blueberry
banana-chips|4|||-|||banana chip,dried banana
goji-berry|4||||0.379||goji,=
mixed-dried-fruit|4||c||||dried fruit,=,dried mixed fruit,dried;mixed vine fruit
candied-peel|4||c|-|||=,mixed peel,candied;crystallised;crystallized fruit,candied;crystallised;crystallized orange,candied citron,candied orange peel,candied lemon peel,candied citrus peel
glace-cherry|4||c|-|||=,maraschino;candied;cocktail cherry
stem-ginger|4|||-|||=,crystallised;crystallized;candied;preserved ginger,stem ginger syrup,stem ginger in syrup
plain-flour|5|1||-|0.528||flour,=,pasta;cake;pastry flour,cake and pastry flour
self-raising-flour|5|1||-|0.528||selfraising;sr flour,selfraising white flour,selfraising wholemeal flour,self raise flour
bread-flour|5|1||-|0.579||=,strong;granary;pizza;malthouse flour,strong white flour,white;malted bread flour,strong plain flour,high gluten flour,strong white plain flour
wholemeal-flour|5|1||-|0.507||atta,=,atta;chapati;chapatti;graham;brown flour,wholemeal bread flour,wholemeal pastry flour,wholemeal plain flour,wholemeal wheat flour
rye-flour|5|1||-|0.431||=,dark;light;wholemeal rye flour,rye bread flour
spelt-flour|5|1||-|||=,einkorn;kamut flour
barley-flour|5|1||-|0.626||=
oat-flour|5|1||-|0.44||=
pancake-mix|5|1|04|-|0.66||bisquick,=,waffle;baking mix,buttermilk pancake mix,pancake and waffle mix
cake-mix|5|1|04|-|||=,brownie;muffin;cornbread;bread;scone mix,vanilla;chocolate;sponge;brownie;muffin;cornbread;scone;bread cake mix,corn muffin mix,pizza base mix,pizza dough mix,corn muffin cake mix,pizza base cake mix
malt-extract|5|1||-|1.403||=,malt syrup,barley malt,malt extract powder
malted-milk|5|10||-|||ovaltine,horlick,=,malted milk powder
gluten-free-flour|5|||-|||glutenfree;gf flour,glutenfree plain flour,glutenfree selfraising flour,glutenfree white flour,glutenfree bread flour,glutenfree flour flour,glutenfree baking flour,glutenfree flour blend,glutenfree flour mix,glutenfree plain white flour,glutenfree plain baking flour,glutenfree white bread flour,glutenfree plain flour blend
gluten-free-breadcrumbs|5|||-|||glutenfree breadcrumb,glutenfree panko,glutenfree panko breadcrumb
gluten-free-oat-flour|5|||-|0.44||glutenfree oat flour
buckwheat-flour|5|||-|0.507||=
rice-flour|5|||-|0.668||mochiko,=,ground rice,white;glutinous;sweet;sticky;brown rice flour,sweet rice rice flour
cornflour|5|||-|0.541||=,cornstarch,potato;tapioca;rice starch,tapioca flour,cornflour;cornstarch slurry,custard powder,wheat free starch,tapioca starch flour
potato-flour|5|||-|0.676||=
arrowroot|5||||0.541||=,arrowroot powder,arrowroot flour,arrowroot starch
chickpea-flour|5|||-|0.389||besan,=,gram;garbanzo;besan flour,garbanzo bean flour,chickpea gram flour
masa-harina|5|||-|0.482||masa,masarepa,=,masa flour,corn masa flour,corn masa harina
soya-flour|5|5||-|0.355||soy flour
coconut-flour|5||||||=
sorghum-flour|5|||-|0.511||=
millet-flour|5|||-|0.503||=
teff-flour|5|||-|||=
granulated-sugar|5|||-|0.845||sugar,jaggery,panela,piloncillo,=,vanilla;coconut;jam;maple sugar,sugar crystal,coconut palm sugar,sugar substitute choice
caster-sugar|5|||-|0.845||=,superfine;baker;fine sugar,vanilla caster sugar
icing-sugar|5|||-|0.507||=,confectioner;powdered sugar,royal;glaze icing,fondant icing sugar
demerara-sugar|5|||-|0.854||demerara,turbinado,=,turbinado sugar
light-brown-sugar|5|||-|0.93||brown;soft;muscovado sugar,light muscovado,=,light golden sugar
dark-brown-sugar|5|||-|0.93||molass;dark sugar,dark muscovado,=,dark muscovado sugar,dark soft brown sugar,dark brown soft sugar,dark brown muscovado sugar
honey|5|e|||1.433||=,honeycomb
maple-syrup|5||||1.33||maple,=
pancake-syrup|5|||-|1.327||=,maple flavored syrup,maple flavor syrup
agave|5|||-|1.4||=,silan,agave;rice;date;sweetener syrup,agave;coconut nectar,date molass,brown rice syrup,rice malt syrup
golden-syrup|5|||-|1.336||=
corn-syrup|5|||-|1.441||glucose,=,glucose syrup
dark-corn-syrup|5|||-|1.386||=
molasses|5|||-|1.424||molass,treacle
pomegranate-molasses|5||||||pomegranate;grape molass,pomegranate syrup
sugar-syrup|5|||-|||syrup,grenadine,=,vanilla;elderflower;ginger;fruit syrup
chocolate-syrup|5|||-|1.268||=,chocolate;fudge sauce,chocolate fudge sauce
stevia|5|||-|||=,sweetener,erythritol,xylitol,monkfruit,swerve,truvia,splenda,monk fruit,sugar substitute
cocoa-powder|5|||-|0.364||cocoa,cacao,=,cacao powder
cacao-nibs|5|||-|||cacao;cocoa nib
drinking-chocolate|5||0|-|||=,hot chocolate,cocoa mix,hot;drinking chocolate powder,hot chocolate mix
cocoa-butter|5||||0.921||=,cacao butter
dark-chocolate|5||05|-|||chocolate,=
chocolate-chips|5||05|-|0.769||chocolate chip,chocolate drop,chocolate morsel,chocolate button,dark chocolate chip,dark chocolate morsel,dark;semisweet;bittersweet;plain;vegan;dairyfree;mini;miniature chocolate chunk,dark chocolate drop,dark chocolate button,bitter sweet chocolate chunk,chocolate chip cookie chip
unsweetened-chocolate|5|||-|0.558||=,100% chocolate,unsweetened baking chocolate
milk-chocolate|5|0|52|-|0.71||malteser,=,chocolate orange,chocolate candy,chocolate sweet,chocolate kiss,galaxy chocolate,chocolate egg,chocolate truffle,milk chocolate chip,milk chocolate button,milk chocolate drop,milk cooking chocolate,chocolate bar assorted,m and m
white-chocolate|5|0|5|-|0.719||=,candy melt,white chocolate chip,white chocolate button,white chocolate drop,white baking chocolate,white chocolate melt,vanilla almond bark
vanilla-extract|5||||0.879||vanilla,=,vanilla essence,vanilla flavoring,vanilla bean extract
vanilla-pod|5||||||=,vanilla bean,vanilla seed,vanilla paste,vanilla powder,vanilla bean paste,vanilla bean seed,vanilla pod seed,seed vanilla pod,seed from vanilla pod,seed from vanilla bean
almond-extract|5||2|-|||=,almond essence,almond flavoring
flavouring|5|||-|||flavoring,rosewater,peppermint;lemon;orange;mint;maple;coconut;rum;coffee;lavender;banana;caramel extract,peppermint;lemon;orange;mint;maple;coconut;rum;coffee;lavender;banana;caramel essence,peppermint;lemon;orange;mint;maple;coconut;rum;coffee;banana;caramel flavoring,rose water,orange blossom,orange oil,peppermint oil extract,peppermint oil essence,peppermint oil flavoring,orange blossom water,orange flower water
baking-powder|5||||0.933||=
bicarbonate-of-soda|5||||0.933||bicarb,bicarbonate;baking;bicarb;bread soda,sodium bicarbonate
cream-of-tartar|5||||0.609||cream tartar
dried-yeast|5||||0.812|sachet 7.2|yeast,=,bread machine yeast
fresh-yeast|5||||||=,compressed;cake;baker yeast
sourdough-starter|5|1||-|||starter,levain,=,rye starter,sourdough discard,rye sourdough starter,active sourdough sourdough starter
gelatine|5|g||||sachet 7|=,gelatin,collagen,gelatine;gelatin;collagen powder,collagen peptide
agar|5||||||=,agar powder,vege gel
jelly|5|g||-|||=,jello,strawberry;raspberry;orange;lime;lemon jelly,strawberry;raspberry;orange;lime;lemon jello,strawberry;raspberry;orange;lime;lemon;flavored gelatin,jelly crystal
pectin|5||||||=,fruit pectin
xanthan-gum|5|||-|||xanthan,psyllium,=,xantham;guar gum,psyllium husk powder
marshmallow|5|g||-|0.211|piece 7.2,small 0.7|=
vegan-marshmallow|5|||-|||=,vegetarian marshmallow,vegan mini marshmallow
fudge|5|0|5|-|||=,vanilla fudge,clotted cream fudge
toffee|5|0|5|-|||=,caramel,butterscotch,toffee sauce,caramel candy,toffee popcorn,butterscotch chip
sprinkles|5|||-|||sprinkle,chocolate;sugar sprinkle,sugar strand,food coloring,food color,food coloring gel,food coloring paste
instant-pudding|5|||-|||=,vanilla;chocolate pudding,angel delight,vanilla;chocolate;instant pudding mix,vanilla instant pudding mix
buttercream|5|0||-|||=,buttercream icing,buttercream frosting,vanilla;chocolate buttercream,cream cheese frosting,cream cheese icing
frosting|5||0|-|1.116||=,icing,fondant,sugarpaste,vanilla;chocolate frosting,vanilla;chocolate icing,ready to roll icing,ready to roll fondant icing
digestive-biscuits|5|1|0|-|0.355|piece 15|digestive,hobnob,graham,speculoo,biscoff,digestive;oat;tea;hobnob;arrowroot;plain biscuit,graham cracker,graham crumb,graham cracker crumb,chocolate digestive biscuit,malted milk biscuit,digestive biscuit crumb
ginger-biscuits|5|1||-||piece 7,large 32|gingersnap,gingernut,gingerbread,ginger;gingernut biscuit,ginger nut,ginger snap,gingersnap cookie,gingerbread man,ginger nut biscuit,ginger snap biscuit,ginger snap cookie
chocolate-biscuits|5|1|05|-||piece 12|oreo,chocolate;bourbon;oreo biscuit,oreo;chocolate cookie,chocolate wafer,chocolate sandwich cookie,chocolate wafer cookie,chocolate;oreo cookie crumb
biscuits|5|10||-||piece 5|biscuit,cookie,shortbread,butter;sugar cookie,butter;sugar biscuit,vanilla;nilla wafer,chocolate chip cookie,all butter shortbread
amaretti|5|24||-|||=,macaron,macaroon,amaretti;amaretto biscuit,amaretti cookie
sponge-fingers|5|14||-||piece 11|ladyfinger,savoiardi,sponge;lady finger,savoiardi;ladyfinger;boudoir biscuit,savoiardi;ladyfinger cookie,trifle sponge,sponge finger biscuit,sponge finger cookie
cake|5|14|0|-|||=,sponge,brownie,madeira;ginger;chocolate cake,swiss roll
meringue|5|4||-|||=,meringue nest,meringue kiss,meringue powder
ice-cream-cone|5|1||-||large 29|wafer,waffle;sugar;wafer cone,=,ice cream wafer
lemon-curd|5|40||-|||=,orange;lime curd,passion fruit curd
jam|5|||-|1.353||=,preserve,conserve,strawberry;raspberry;apricot;blackberry;blackcurrant;plum;fig;cherry;blueberry;damson;berry;peach;rhubarb;fruit;chili jam,strawberry;raspberry;apricot;blackberry;blackcurrant;plum;fig;cherry;blueberry;damson;berry;peach;rhubarb;fruit preserve,strawberry;raspberry;apricot;blackberry;blackcurrant;plum;fig;cherry;blueberry;damson;berry;peach;rhubarb conserve,apricot glaze,morello cherry jam,morello cherry preserve,morello cherry conserve
marmalade|5|||-|1.353||=,orange;lemon marmalade
redcurrant-jelly|5|||-|||membrillo,=,cranberry;apple;mint;grape;quince;pepper jelly,jelly preserve,quince paste,crab apple jelly,red;hot pepper jelly
apple-butter|5|||-|1.192||=,pumpkin butter,apple puree spread
mincemeat|5||cd|-|||=,fruit mincemeat
tomato-canned|6||||1.014|piece 111,small 82,large 164|polpa,rotel,=,canned;chopped;diced;crushed;stewed;polpa;peeled;jar tomato,ro tel,canned;peeled whole tomato,fire roasted tomato,canned;peeled;italian;whole plum tomato,san marzano tomato,canned cherry tomato,tomato juice packed,tomato in juice,whole plum peeled tomato,tomato in tomato juice,tomato in own juice,diced tomato with green chili,diced tomato and green chili
passata|6||||1.057||=,sugocasa,tomato passata,sieved;strained;creamed tomato,passata rustica,tomato pulp,strained tomato puree
tomato-paste|6||||1.116||=,tomato puree,tomato concentrate,sundried;canned tomato puree,sundried;canned tomato paste
tomato-sauce|6||||1.036||=,canned tomato sauce,no salt added tomato sauce
pasta-sauce|6||||||marinara,=,marinara;spaghetti;arrabbiata;bolognese;napoletana;ragu sauce,tomato pasta sauce,tomato basil sauce,readymade;jar tomato sauce,pizza sauce tomato,tomato and basil sauce,tomato and herb sauce,tomato and basil pasta sauce
pizza-sauce|6||||1.065||=
sun-dried-tomato|6||||0.465||sundried;sunblush;sunblushed tomato,tomato sundried,semi;oven dried tomato,sun blush tomato,slow roasted tomato,sun kissed tomato,oil packed sundried tomato,sundried tomato in oil,sundried tomato in olive oil
dry-sun-dried-tomato|6||||0.228||dried tomato,dry sundried tomato,dry packed sundried tomato
sweetcorn-canned|6|||-|0.693||=,canned sweetcorn,canned corn,canned sweet corn,whole kernel corn,canned whole kernel sweetcorn,canned whole kernel sweet corn
creamed-corn|6|||-|1.082||=,creamed sweetcorn,cream corn,cream style corn,cream style sweetcorn
hominy|6|||-|0.697||=,posole,pozole
chickpeas-canned|6|||-|0.693|can 253|chickpea,garbanzo,chickpea canned,garbanzo bean,chickpea in water
kidney-beans-canned|6|||-|0.748||rajma,kidney bean,kidney bean canned,kidney bean in water,kidney bean in chili sauce
black-beans-canned|6|||-|0.727||black;turtle bean,black bean canned,black bean in water
butter-beans-canned|6|||-|0.795||butter;lima;gigante;judion bean,butter bean canned,giant white bean
cannellini-beans-canned|6|||-|0.757||cannellini,cannellini;cannelini;canellini;haricot;white;navy;flageolet bean,cannellini bean canned,great northern bean,white kidney bean
pinto-beans-canned|6|||-|0.723||pinto;borlotti;cranberry;pink;roman bean,pinto bean canned
black-eyed-beans-canned|6|||-|0.723||cowpea,blackeyed bean,blackeyed;pigeon;gungo pea,blackeyed bean canned
beans-canned|6|||-|0.748||bean,bean canned,bean salad,mixed;assorted pulse,mixed bean in water
baked-beans|6|||-|1.074||baked bean,pork and bean,bean in tomato sauce
refried-beans|6|||-|1.023||refried bean,refried black bean,refried pinto bean
chilli-beans|6|||-|||chili bean,bean in chili sauce,bean in mild chili sauce
lentils-cooked|6|||-|0.837||lentil cooked,cooked;canned;pouch;microwave lentil,cooked;pouch puy lentil,cooked;canned green lentil,cooked;canned brown lentil,cooked beluga lentil,vacuum packed lentil,cooked black lentil,ready to eat lentil,cooked black beluga lentil,ready to eat puy lentil
edamame|6|5||-|0.499||=,soybean,edamame bean
peas-canned|6|||-|0.74||pea canned,canned;mushy;marrowfat pea
artichoke-canned|6||||||=,canned;jar;marinated;chargrilled;grilled;roasted artichoke,artichoke heart,artichoke antipasto,artichoke bottom,artichoke in oil
hearts-of-palm|6||||0.617||heart palm,palm heart
bamboo-shoots|6||||0.554||bamboo,bamboo shoot
water-chestnut|6||||0.592||=
roasted-pepper-jar|6||||0.592||pimiento,pimento,peppadew,roasted;chargrilled;piquillo;marinated;grilled;jar;peppadew;cherry;piquante pepper,=,roasted;roast;jar;chargrilled red pepper,roasted bell pepper,roasted mixed pepper,roasted red bell pepper,roasted red pepper in oil
jalapeno-pickled|6||||0.575|piece 22|=,pickled;jar;canned jalapeno,pickled chili,pickled;jar;canned jalapeno pepper,pickled sliced jalapeno,pickled green chili,pickled red chili,pickled green jalapeno,jalapeno from jar,pickled sliced jalapeno pepper
green-chilli-canned|6||||0.588||hatch chili,green chili canned,canned;diced;chopped;hatch;mild green chili,mild green green chili,fire roasted green chili,hatch;diced green chili pepper
chipotle-in-adobo|6||||||chipotle,chipotle paste,adobo sauce,chipotle chili,chipotle pepper,chipotle ketchup,=,chipotle chili paste,sauce from canned chipotle,chipotle chili pepper in adobo
black-olive|6||||0.568|small 3.2,large 4.4|olive,kalamata,tapenade,=,olive paste
green-olive|6|||||piece 2.7|=,stuffed;castelvetrano;manzanilla;nocellara;queen;gordal olive,pimento;pimiento stuffed olive
capers|6||||0.582||caper,caperberry,caper berry,caper in vinegar
gherkin|6||c||0.604|large 135,slice 7|=,pickle,cornichon,dill gherkin,dill pickle,dill;pickled;cocktail;sour;sandwich cucumber,pickle chip,hamburger dill gherkin,hamburger dill pickle,hamburger dill cucumber,dill pickle cucumber
sweet-pickle|6|||-|0.676|small 15,large 35|=,sweet gherkin,branston pickle,sweet pickle chip,bread and butter pickle
pickle-relish|6|||-|1.036||relish,=,dill;sweetcorn;corn;cucumber;onion relish,sweet;dill pickle relish,hot dog relish
sauerkraut|6||||0.6||=
kimchi|6||67||0.634||=,cabbage;napa kimchi
pickled-beetroot|6||||0.959||=,pickled beet,beetroot in vinegar
pickled-onion|6||c||||=,silverskin;cocktail onion,pickled red onion,pickled pink onion
crispy-onions|6||1|-|||crispy;fried onion,crispy;fried shallot
onion-chutney|6|||-|||=,caramelised;caramelized onion,onion marmalade,onion jam,red onion relish
pickled-ginger|6||||||=,sushi ginger
mango-chutney|6|||-|||chutney,=,tomato;apple;fruit;ale;pear;plum;tamarind;peach;apricot;date chutney,lime;mango;indian pickle,onion bhaji chutney
coconut-milk|6||||0.955||=,coconut powder,unsweetened coconut milk,coconut milk powder
coconut-cream|6||||1.014||=,unsweetened coconut cream,coconut whipped cream,cream from canned coconut milk
sweetened-coconut-cream|6|||-|1.251||=,cream coconut sweetened,sweetened cream coconut,coco lopez cream coconut
creamed-coconut|6||||||=,cream coconut,coconut butter,coconut manna,coconut cream block
pumpkin-puree|6||||1.036||=,canned;pure;pureed pumpkin,solid pack pumpkin,butternut squash puree
applesauce|6||||1.031||=,apple sauce,apple puree,apple compote,bramley apple sauce
cranberry-sauce|6|||-|1.171||lingonberry,=,cranberry relish,lingonberry jam,whole berry cranberry sauce,whole berry canned cranberry sauce
pineapple-canned|6||||0.765||=,canned;crushed pineapple,pineapple ring,pineapple tidbit,pineapple in juice,pineapple chunk in juice,pineapple piece in juice,pineapple slice in juice,pineapple in natural juice,pineapple chunk in natural juice,pineapple piece in natural juice,pineapple slice in natural juice
peach-canned|6||||1.057||=,canned peach,peach in juice,peach in syrup,peach slice in juice,peach slice in syrup,peach half in juice,peach half in syrup,peach slice in natural juice,peach half in natural juice
mandarin-canned|6||||0.799||=,canned mandarin,mandarin segment,canned mandarin orange,mandarin orange segment,mandarin in juice
fruit-cocktail|6|||-|1.002||=
cherry-canned|6||||1.048||=,canned;jar;griottine cherry,cherry in kirsch,cherry in syrup,black cherry in juice
cherry-pie-filling|6|||-|||cherry filling,=,canned cherry pie filling
apple-pie-filling|6|||-|||=
soup-canned|6|01|||1.065||=,condensed;canned soup,condensed;cream mushroom soup,condensed;cream chicken soup,condensed cream soup,cream celery soup
tomato-soup|6||01|-|||=,cream tomato soup
jackfruit-canned|6||||||=,canned;young;green jackfruit,young green jackfruit,jackfruit in water,jackfruit in brine
enchilada-sauce|6||||0.947||=
salsa|6||||1.099||=,tomato salsa,picante;taco sauce,pico de gallo
salsa-verde|6||||1.014||chimichurri,=,tomatillo;green salsa
hummus|6|9||-|1.04||=,beetroot;lemon hummus,red pepper hummus,roasted red pepper hummus
taramasalata|6|61|||||=,taramosalata
guacamole|6||||||=,avocado dip
tzatziki|6|0|||||=,raita
baba-ganoush|6|9|||||=,baba ghanoush,aubergine dip
vegetable-stock|7|a|||0.934||=,vegetable;veg;vegan;mushroom;garlic broth,veg;vegan;mushroom;garlic;kombu stock,vegan;kombu dashi,vegetable soup stock,low;reduced salt vegetable stock,low;reduced salt vegetable broth
stock|7||da||0.934||=,broth
chicken-stock|7|d|a||1.014||=,chicken;turkey;duck;poultry;bone broth,turkey;duck;poultry stock,chicken consomme,chicken bone broth,low;reduced salt chicken stock,low;reduced salt chicken broth
beef-stock|7|d|a||1.014||consomme,=,beef;lamb;veal;game;meat;ham;pork broth,lamb;veal;game;meat;ham;pork stock,beef consomme,beef bone broth,low salt beef stock,low salt beef broth
fish-stock|7|6|a||0.985||dashi,=,dashi;seafood;shellfish;lobster;prawn;clam stock,fish;seafood;shellfish;lobster;prawn;clam broth,clam juice,fish fumet
vegetable-stock-cube|7|a|1||||vegetable;veg;vegan;mushroom stockcube,vegetable;veg;vegan base,vegetable;veg;vegan stockcube powder,vegetable;veg;vegan stockcube granule,vegetable;veg;vegan stock paste,vegetable;veg;vegan stockcube paste,vegetable;veg;vegan stockcube base,vegetable;veg;vegan stock concentrate,low;reduced salt vegetable stockcube,low;reduced salt vegetable base,vegetable better than stockcube,low;reduced salt vegetable stock paste,low;reduced salt vegetable stock concentrate
stock-cube|7||da1||||stockcube,stockcube powder,stockcube granule
chicken-stock-cube|7|d|a1|||piece 4.8|chicken stockcube,chicken base,chicken stockcube powder,chicken stockcube granule,chicken stockcube base,chicken stock concentrate,chicken jelly stockcube,chicken flavored stockcube,chicken better than stockcube,low salt chicken stockcube
beef-stock-cube|7|d|a1||||beef;lamb stockcube,beef;lamb base,beef;lamb stockcube powder,beef;lamb stockcube granule,jelly beef stockcube
fish-stock-cube|7|6|a1||||fish stockcube,dashi powder,dashi granule,instant dashi
gravy|7|d|1||0.985||=,beef;turkey;chicken gravy
gravy-granules|7||1d|-|||bisto,gravy granule,gravy powder,gravy mix,gravy browning,beef;chicken;onion gravy mix,beef;chicken;onion gravy granule,onion soup mix,au jus mix
yeast-extract|7|1||-|1.217||marmite,vegemite,=,yeast spread
nutritional-yeast|7||||||nooch,=
soy-sauce|7|51||-|1.078||shoyu,soy,ganjang,=,kecap;ketjap manis,soy seasoning,mushroom soy sauce,low;reduced salt soy sauce,less sodium soy sauce,reduced;low salt dark soy sauce,low salt light soy sauce
tamari|7|5||-|1.217||=,tamari sauce,glutenfree;tamari soy sauce,low salt tamari,glutenfree dark soy sauce
coconut-aminos|7||||||amino,coconut amino
fish-sauce|7|6|||1.217||=,nam pla,nuoc mam,nuoc cham
vegan-fish-sauce|7||5|-|||=,vegetarian fish sauce
oyster-sauce|7|8|15|-|1.217||=
mushroom-sauce|7||15|-|||=,vegetarian;vegan;mushroom oyster sauce,vegetarian;vegan;mushroom stir fry sauce
hoisin|7|51|9|-|1.082||=,hoisin sauce,hoi sin,hoi sin sauce
teriyaki-sauce|7|51||-|1.217||teriyaki,=,teriyaki marinade
black-bean-sauce|7|5|1|-|||doubanjiang,douchi,bean paste,bean sauce,toban djan,=,black;chili;broad bean paste,fermented;salted black bean,chili;broad bean sauce,fermented;preserved bean curd,black bean garlic sauce,black bean stir fry sauce
miso|7|5|1|-|1.162||=,barley miso,miso paste,brown rice miso,miso soup paste,instant miso soup
gochujang|7|5|1|-|||=,gochujang paste,gochujang sauce,korean ssamjang,gochujang;korean chili paste,korean red pepper paste,korean chili pepper paste,korean hot pepper paste
sriracha|7|||-|1.319||=,siracha,sriracha;siracha;rooster sauce,sriracha;siracha;rooster;hot chili sauce,sriracha;siracha;rooster hot sauce
hot-sauce|7||||0.954||tabasco,cholula,=,cayenne;louisiana;pepper;buffalo;wing;tabasco sauce,peri peri,piri piri,hot;red pepper sauce,cayenne;pepper;jalapeno hot sauce,piri piri sauce,peri peri sauce,frank redhot sauce,frank red hot,hot;red pepper hot sauce,jalapeno hot hot sauce
chilli-sauce|7||||1.036||sambal,chili sauce,chili paste,sambal oelek,chili crisp,chili garlic sauce,chili garlic paste,crispy chili oil,chili crisp oil,aji amarillo paste,chili bean oil,nam prik pao,garlic chili sauce,crispy chili in oil,chiu chow chili oil
sweet-chilli-sauce|7|||-|||sweet chili,sweet;thai chili sauce,sweet chili dipping sauce
harissa|7||||||=,harissa paste,harissa sauce
worcestershire-sauce|7|6|1|-|1.162||worcestershire,=,worcester sauce,lea and perrin,worcestershire style sauce
vegan-worcestershire-sauce|7|||-|||vegan;vegetarian worcestershire,henderson relish,=,vegan;vegetarian worcester sauce,vegetarian worcestershire sauce
ketchup|7|||-|1.014||=,catsup,tomato ketchup,tomato catsup,tomato relish,reduced sugar ketchup
brown-sauce|7|||-|1.15||=,hp;steak sauce
barbecue-sauce|7|||-|1.209||barbecue,=,barbecue marinade
mayonnaise|7|4|b||0.93||=,aioli,garlic;chipotle mayonnaise,miracle whip,salad cream,olive oil mayonnaise
vegan-mayonnaise|7||5|-|1.014||veganaise,vegenaise,=,plantbased;eggfree;eggless mayonnaise,vegan aioli,vegan garlic mayonnaise
yellow-mustard|7|b|||1.052||mustard,=,honey mustard,hot dog mustard
dijon-mustard|7|bc|||1.052||dijon,=,smooth mustard,dijon style mustard
wholegrain-mustard|7|b|c||1.052||wholemeal;grain;grainy;coarse;stoneground;seeded;seed;pommery;brown;creole;deli mustard,stone;coarse ground mustard,wholemeal;grainy dijon mustard,country style dijon mustard
english-mustard|7|b|1||1.052||=,hot;chinese mustard
horseradish|7||0c||1.014||=,cream horseradish,horseradish sauce,horseradish cream
wasabi|7||||1.353||=,wasabi paste,wasabi powder,wasabi sauce
mint-sauce|7|||-|||=,mint sauce concentrate
hollandaise|7|40|||||=,bearnaise,hollandaise;bearnaise sauce
tartare-sauce|7|4||-|||=,tartar sauce
pesto|7|02|f||1.065||=,basil;tomato pesto,pesto sauce,sundried tomato pesto
vegan-pesto|7||2||||=,dairyfree pesto,vegan basil pesto,vegan red pesto,vegan green pesto
thai-curry-paste|7||67||||laksa;massaman;panang;rendang paste,=,thai red paste,thai green paste,red;green;yellow;massaman;laksa;panang;rendang curry paste,red;green thai paste,tom yum paste,red;green;yellow;massaman;panang;thai curry curry paste,tom yum curry paste
curry-paste|7||b||||=,balti;tikka;korma;madra;jalfrezi;tandoori;vindaloo;bhuna;jerk;biryani paste,korma;curry;balti;jalfrezi;simmer;jerk sauce,jerk marinade,curry roux,tikka masala paste,rogan josh paste,tikka masala sauce,tikka masala curry paste
tamarind-paste|7||||||=,tamarind concentrate,tamarind puree,tamarind sauce,tamarind water,tamarind extract
plum-sauce|7|||-|1.289||umeboshi,=,duck sauce,umeboshi paste
stir-fry-sauce|7||51|-|||ponzu,szechuan;ponzu;tonkatsu;okonomiyaki;katsu sauce,ponzu soy,=,chow mein sauce,kung pao sauce,sweet and sour sauce,chili stir fry sauce
cheese-sauce|7|0|1||1.065||bechamel,alfredo,=,white;alfredo;bechamel;parsley;queso sauce,nacho cheese sauce,lasagne white sauce
salad-dressing|7|||-|0.993||vinaigrette,=,italian;vinaigrette;french;house;balsamic;greek;lemon;catalina;asian dressing,balsamic;lemon vinaigrette,honey mustard dressing,red wine vinaigrette,oil and vinegar dressing
ranch-dressing|7|04|||1.014||ranch,=,buttermilk ranch dressing,blue cheese dressing,ranch salad dressing
caesar-dressing|7|046|||0.993||caesar,=,caesar salad dressing
thousand-island|7|4||-|1.057||=,russian dressing,burger;cocktail;seafood sauce,thousand island dressing,marie rose sauce
liquid-smoke|7||||||=,browning sauce,kitchen bouquet,liquid hickory smoke,hickory smoke flavoring
salt|7||||1.234||=,maldon,seasoning salt,kala namak,fleur de sel,sea salt crystal
black-pepper|7||||0.467||pepper,peppercorn,=,lemon pepper,black pepper corn,lemon pepper seasoning
white-pepper|7||||0.48||=,white peppercorn
cayenne|7||||0.358||=,cayenne pepper,cayenne chili,cayenne powder,cayenne;hot;pure;kashmiri;red;indian;ground chili powder,ground red pepper
chilli-flakes|7||||||gochugaru,chili;pepper flake,crushed;aleppo;urfa pepper,crushed;aleppo;urfa chili,pul biber,dried;chipotle chili flake,red;hot;chipotle pepper flake,crushed red pepper,crushed red chili,pul biber pepper,pul biber chili,korean chili powder,dried;chipotle red pepper flake,dried;chipotle red chili flake,dried;red;crushed;hot;chipotle;aleppo;pinch chili pepper flake,crushed hot red pepper,crushed hot red chili,korean red pepper powder,dried red chili pepper flake
dried-chilli|7||||0.156|piece 0.5|ancho,guajillo,dried;guajillo;ancho;arbol;pasilla;mulato;kashmiri chili,guajillo;ancho pepper,dried red chili,dried whole chili,dried chipotle chili,dried;guajillo;ancho chili pepper,new mexico chili,dried red pepper,chipotle chili dried,chili de arbol,dried red chili pepper,dried whole chili pepper,dried kashmiri chili pepper,dried chipotle chili pepper,dried arbol chili pepper,dried pasilla chili pepper,dried mulato chili pepper,dried bird eye chili,dried long red chili,dried whole red chili,dried new mexico chili pepper,dried bird eye chili pepper,dried long red chili pepper
chili-powder|7||||0.541||=,ancho;chipotle powder,ground chipotle,chili seasoning,ancho;chipotle chili powder,ground ancho chili,ground chipotle chili,ground chipotle pepper,mild red chili powder,new mexico chili powder,ancho;chipotle chili chili powder,chili con carne seasoning
paprika|7||||0.46||=,paprika powder
smoked-paprika|7||||0.46||pimenton,=,spanish;smoky paprika,smoked sweet paprika,smoked hot paprika,pimenton de la vera
cumin|7||||0.406||=,jeera,cumin seed,cumin powder,nigella seed cumin
coriander-seed|7||||0.338||=,ground;powdered coriander,coriander powder,coriander ground
turmeric|7||||0.636||=,haldi,turmeric powder
ground-ginger|7||||0.352||=,ginger powder,ginger ground,dried;powdered;dry ginger
cinnamon|7||||0.527||=,cassia,cinnamon powder,cinnamon;cassia bark,cinnamon quill
nutmeg|7||||0.473||=
mace|7||||0.358||=,mace blade
cloves|7||||0.44||clove,clove powder
allspice|7||||0.406||=,allspice;pimento berry,allspice powder
cardamom|7||||0.392||=,cardamon,cardamom seed,cardamom powder,seed from cardamom pod
star-anise|7||||||=,star aniseed
aniseed|7||||0.453||=,anise,ajwain,anise;ajwain;carom seed
fennel-seed|7||||0.392||=,ground fennel,fennel pollen
caraway-seed|7||||0.453||caraway,=
celery-seed|7|a|||0.44||=,celery salt
celery-flakes|7|a|||||celery flake
dill-seed|7||||0.446||=
mustard-seed|7|b|||0.426||=,dry;dried;ground mustard,mustard powder,yellow;brown mustard seed,english;hot mustard powder,dry english mustard
fenugreek|7||||0.751||=,methi,fenugreek seed
nigella-seed|7||||||nigella,kalonji,=,onion;kalonji;black seed
poppy-seed|7||||0.595||poppyseed,=
saffron|7||||0.142||=,saffron thread,saffron strand,saffron powder
sumac|7||||||=
zaatar|7|9|||||=,zahtar,za atar,zaatar spice,zaatar seasoning,za atar seasoning
sesame-seasoning|7|9|6||||gomasio,furikake,gomashio,=,everything bagel seasoning,everything bagel spice,everything bagel topping,everything but bagel seasoning
dukkah|7|29|||||=
garam-masala|7||||||=,garam masala powder,garam masala spice
curry-powder|7||ba||0.426||amchur,asafoetida,hing,asafetida,=,madra;tandoori;chaat;tikka;chana;chat;sambar;mango powder,curry;tandoori;tikka;madra spice,curry;tandoori;chaat;tikka;chana;chat;sambar seasoning,tandoori;chaat;tikka;chana;chat;sambar masala,tikka masala masala,tikka masala powder,tikka masala seasoning
ras-el-hanout|7||||||baharat,moroccan spice,moroccan seasoning,=,ras el hanout seasoning,ras el hanout spice
five-spice|7||||||togarashi,=,panch phoran,five spice powder,panch phoron spice,seven spice spice
mixed-spice|7||||0.379||=,pumpkin;gingerbread;mulling;speculaa;lebkuchen;warm;whole spice,pumpkin seasoning,pumpkin;apple pie spice,apple pie seasoning
taco-seasoning|7||10|-|0.578||=,fajita;burrito;mexican;enchilada;southwest seasoning,fajita;taco;burrito;mexican;enchilada;southwest spice,taco mix,tex mex seasoning,tex mex spice
spice-mix|7||||||seasoning,berbere,cajun,jerk,tajin,msg,cajun;jerk;creole;barbecue;plain;steak;chicken;southern;adobo;seasoned;greek;blackening;seafood;ranch;vegetable;berbere;shawarma;blackened;kebab;jollof;smoky spice,cajun;jerk;creole;barbecue;plain;steak;chicken;southern;adobo;seasoned;greek;blackening;seafood;ranch;vegetable;berbere;shawarma;blackened;kebab;jollof;smoky salt,barbecue;steak;chicken;seafood;ranch seasoning,old bay,cajun powder,cajun;jerk;creole;barbecue;plain;steak;chicken;southern;adobo;seasoned;greek;blackening;seafood;ranch;vegetable;berbere;shawarma;blackened;kebab;jollof;smoky dressing mix,peri peri seasoning,peri peri spice,peri peri salt,piri piri seasoning,piri piri spice,piri piri salt,old bay spice,old bay salt,garlic;lemon herb seasoning,garlic;lemon herb spice,garlic;lemon herb salt,salt free spice,salt free salt,peri peri dressing mix,piri piri dressing mix,old bay dressing mix,garlic;lemon herb dressing mix,garlic and herb seasoning,garlic and herb spice,garlic and herb salt,salt free dressing mix,garlic and herb dressing mix
poultry-seasoning|7||||0.298||=
garlic-powder|7||||0.656||=,garlic granule,garlic salt,garlic granulate,granulated;dried;powdered garlic,dried minced garlic
onion-powder|7||||0.467||=,onion granule,onion salt,onion flake,dried;granulated;powdered;dehydrated onion,dried minced onion
italian-seasoning|7||||||=,italian;dried herb,dried mixed herb,dried provencal herb,italian herb seasoning,italian herb mix,mixed herb dried
herbes-de-provence|7||||||herb provence,herbe;herb de provence
dried-oregano|7||||0.203||=,oregano dried,mexican;ground;greek oregano
dried-thyme|7||||0.183||=,ground thyme,thyme dried
dried-basil|7||||0.142||=,basil dried,dried sweet basil
dried-rosemary|7||||0.223||=,ground rosemary,rosemary dried
dried-sage|7||||0.135||=,ground;rubbed sage,sage dried
dried-parsley|7||||0.108||=,parsley flake,parsley dried
dried-dill|7||||0.21||=,dried dillweed,dill dried,dried dill weed
dried-mint|7||||0.108||=,dried spearmint,mint dried
dried-marjoram|7||||0.115||marjoram,=
dried-tarragon|7||||0.122||=
dried-coriander-leaf|7||||0.122||dried cilantro,=
savory|7||||0.298||=
juniper-berry|7||||||juniper,=
nori|7|||||sheet 2.6|=,laver,dulse,nori seaweed
kombu|7||||||=,kelp,seaweed
wakame|7||||||=,miyeok,wakame seaweed,dried miyeok seaweed
dried-mushroom|7||||||porcini,porcino,=,dried shiitake,dried cep,dried porcini mushroom,dried shiitake mushroom,dried mixed mushroom,dried wild mushroom,dried chinese mushroom,dried mixed wild mushroom
matcha|7||||||=,matcha powder,matcha tea,green tea powder
spirulina|7||||0.473||=,spirulina;maca;wheatgrass;chlorella powder
bonito-flakes|7|6|||||katsuobushi,bonito,bonito flake
olive-oil|8||||0.913||evoo,=,garlic;truffle;basil;chili;lemon;herb oil,garlic;lemon;basil;chili olive oil,extra virgin oil,garlic infused oil,garlic;lemon infused olive oil
vegetable-oil|8||||0.921||oil,=,soybean;soy oil
sunflower-oil|8||||0.921||=
rapeseed-oil|8||||0.921||canola,=,canola oil
corn-oil|8||||0.921||=
groundnut-oil|8|3||-|0.913||=,peanut oil,ground nut oil
sesame-oil|8|9|||0.921||=,sesame seed oil
coconut-oil|8||||0.921||=
avocado-oil|8||||0.921||=
grapeseed-oil|8||||0.921||=,grape seed oil
safflower-oil|8||||0.921||=
rice-bran-oil|8||||0.921||=
flaxseed-oil|8||||0.921||=,linseed;flax;hemp oil,hemp;flax;pumpkin seed oil
mustard-oil|8|b|||0.921||=
walnut-oil|8|2|||0.921||=,nut oil
hazelnut-oil|8|2|||0.921||=,pistachio oil
almond-oil|8|2|||0.921||=
palm-oil|8||||0.913||=
cooking-spray|8||5||||frylight,=,nonstick;oil;vegetable;baking spray,spray oil,fry light,vegetable;olive;coconut;avocado;canola;sunflower;rapeseed oil spray,low calorie spray,oil;canola cooking spray,one cal spray,fry light spray,spray olive oil,olive oil cooking spray,butter flavored cooking spray
lard|8|d|||0.866||=,pork lard,pork;bacon fat,bacon grease,bacon dripping
suet|8|d|1||||=,beef suet
vegetable-suet|8||1||||=,vegetarian;veggie suet,vegetable shredded suet
beef-dripping|8|d|||0.866||dripping,tallow,=,beef tallow,beef fat,turkey dripping
duck-fat|8|d|||0.866||schmaltz,=,chicken fat
goose-fat|8|d|||0.866||=
vegetable-shortening|8|||-|0.866||shortening,crisco,trex,=,white;vegetable;solid fat
cider-vinegar|8||||1.01||acv,=,apple;cyder vinegar,apple cider vinegar
white-vinegar|8||||1.006||vinegar,=,distilled malt vinegar
malt-vinegar|8|1||-|1.006||=,chinkiang;black vinegar,black rice vinegar
red-wine-vinegar|8|c|||1.01||wine;merlot vinegar,=,vinegar red wine
white-wine-vinegar|8|c|||1.01||champagne;sherry;tarragon;prosecco;moscatel;jerez vinegar,=,white balsamic vinegar,vinegar white wine
balsamic-vinegar|8|c|||1.078||balsamic,=
rice-vinegar|8|||-|||=,sushi vinegar,sushi seasoning,rice wine vinegar,brown;japanese;white;sushi;mirin rice vinegar,brown;japanese;white;sushi rice wine vinegar
white-bread|1|1|05|-||slice 29|bread,toast,=,white;crusty;uncut loaf,garlic bread style bread,garlic bread style toast
sourdough|1|1||-||slice 59|=,sourdough;french;vienna bread,sourdough;french;vienna toast,french;vienna loaf
baguette|1|1||-|||=,french stick,french roll,bread stick french
ciabatta|1|1||-||slice 20|=,ciabatta;italian;olive bread,ciabatta;italian roll,italian loaf,ciabatta bun
focaccia|1|1||-|||=,focaccia bread
wholemeal-bread|1|1|05|-||slice 32|=,wholemeal;brown;granary;seeded;malted;multigrain;spelt;soda;oat;malthouse;sprouted loaf,wholemeal;brown;granary;seeded;malted;multigrain;spelt;soda;oat;malthouse;sprouted toast,wholemeal;brown;granary;seeded;malted;multigrain;spelt;soda;oat;malthouse;sprouted baguette,brown;granary;seeded;malted;multigrain;spelt;soda;oat;malthouse;sprouted;ezekiel bread,wholemeal;brown;granary;seeded;malted;multigrain;spelt;soda;oat;malthouse;sprouted sandwich bread,multi;mixed;sprouted grain bread,multi;mixed;sprouted grain loaf,multi;mixed;sprouted grain toast,multi;mixed;sprouted grain baguette,multi;mixed;sprouted grain sandwich bread
rye-bread|1|1||-||slice 32|pumpernickel,rugbrod,=,dark;light;german;scandinavian;marble;seeded;danish;wholemeal;toasted;sourdough;seedless rye,pumpernickel bread,rye toast,rye sourdough
brioche|1|104||-||slice 40|=,challah,panettone,stollen,brioche;challah;egg bread,egg loaf,egg slice,brioche bun,brioche roll,fruited teacake,brioche burger bun,brioche hamburger bun,brioche hamburger roll,brioche finger bun,brioche finger roll,hot cross bun,brioche hot dog bun,brioche hot dog roll
raisin-bread|1|1||-||slice 26|=,fruit;malt bread,fruit;malt loaf,raisin toast,cinnamon raisin bread,cinnamon raisin loaf
gluten-free-bread|1||40|-||slice 35|glutenfree;gf bread,glutenfree toast,glutenfree loaf,glutenfree bun,glutenfree roll,glutenfree pita,glutenfree wrap,glutenfree baguette,glutenfree tortilla,glutenfree naan,glutenfree flatbread,glutenfree white bread,glutenfree sandwich bread,glutenfree burger bun,glutenfree bread roll,glutenfree pizza base
bread-roll|1|1|0|-||piece 28,large 43|roll,bap,bun,=,potato roll,potato bun,crusty;soft;white;wholemeal bread bun,ciabatta style roll,ciabatta style bun,soft;white;wholemeal bread roll,dinner roll dough
burger-bun|1|1|09|-||piece 44|=,hamburger;sesame;hotdog;finger;seeded;slider;frankfurter bun,hamburger;burger;sesame;hotdog;finger;seeded;slider;frankfurter roll,hot dog bun,hot dog roll,sesame seed bun,sesame seed roll,sesame burger bun,sesame burger roll,sesame seeded bun,sesame seeded roll,potato hamburger bun,potato hamburger roll,sesame seed burger bun,sesame seed burger roll,sesame seed hamburger bun,sesame seed hamburger roll,hot dog bun or roll
pitta|1|1||-||piece 60|pita,pita bread,pita pocket,pita chip,pita bread pocket
wholemeal-pitta|1|1||-||piece 64|wholemeal;brown pita,wholemeal;brown pita bread,wholemeal;brown pita pocket
naan|1|1|0|-||piece 90|=,naan;nan bread,garlic naan,naan flatbread,garlic and coriander naan
chapati|1|1||-||piece 68|=,chapatti,roti,paratha,chapatti;roti bread,roti canai
flatbread|1|1|0|-||piece 68|=,lavash,piadina,flat;lavash;turkish;lebanese;soft;afghan;khobez;persian bread,middle eastern bread
flour-tortilla|1|1||-||piece 48|tortilla,wrap,=,flour wrap,taco flour tortilla,taco flour wrap,soft taco wrap,soft taco tortilla,corn and wheat tortilla
wholewheat-tortilla|1|1||-||piece 41|wholemeal;multigrain;seeded tortilla,wholemeal;multigrain;seeded wrap,wholemeal;multigrain;seeded tortilla wrap,wholemeal;multigrain;seeded flour tortilla
corn-tortilla|1|||-||piece 24|tostada,=,maize tortilla,corn taco tortilla,corn tortilla wrap,street taco corn tortilla
taco-shell|1||1|-||piece 13.3,large 21|taco,=,corn taco shell
bagel|1|1||-||piece 99,small 69,large 131|=,sesame;cinnamon bagel,cinnamon and raisin bagel
english-muffin|1|1||-||piece 57|muffin,=
crumpet|1|1||-|||=
croissant|1|10|4|-||piece 57|=,butter croissant,danish pastry,pain au chocolat,crescent roll dough,almond pain au chocolat
scone|1|10||-|||=,refrigerated;buttermilk;canned;flaky biscuit,biscuit dough,biscuit dough american
breadcrumbs|1|1|0|-|0.456||breadcrumb,cracker crumb,matzo;matzoh meal,panko style breadcrumb,panko or breadcrumb
fresh-breadcrumbs|1|1|0|-|0.19||fresh;soft;wholemeal;brown;sourdough;ciabatta;rye breadcrumb,fresh;soft;stale;coarse white breadcrumb
panko|1|1|0|-|||=,panko;japanese breadcrumb,panko;japanese crumb,japanese style breadcrumb,japanese style crumb
croutons|1|1||-|||crouton,garlic;sourdough;bread crouton
stuffing-mix|1|1||-|||stuffing,=,herb;bread;cornbread;chicken stuffing,herb seasoned stuffing,sage and onion stuffing
cornbread|1|104||-|||=,corn bread
crackers|1|1||-|0.22|piece 3.2|cracker,oatcake,saltine,ritz,matzo,matzoh,butter;oyster;cream;water;cheese cracker,cream;water;cheese;table biscuit,melba toast
crispbread|1|1||-|0.232|piece 10|=,ryvita,rye crispbread,rye;wasa cracker,crisp bread,rye crisp bread
breadsticks|1|1||-|0.194|piece 10|breadstick,grissini,bread stick
puff-pastry|1|1|0|-|||pastry,=,croissant pastry,all butter pastry,butter puff pastry,puff pastry dough,puff pastry case,puff pastry shell,puff pastry roll,ready roll puff pastry,vol au vent case,ready to roll puff pastry,all butter ready rolled puff pastry
shortcrust-pastry|1|1|0|-|||crust,=,dessert;sweet;plain;pie pastry,pie;pastry dough,pie;pastry;tart shell,pastry crust,pastry;tart;tartlet case,short crust pastry,savory shortcrust pastry,pastry pie crust,pastry pie shell,pastry pastry case,pastry pie dough,pastry pastry shell,pie crust dough,all butter shortcrust pastry,pastry for crust pie,pastry for double crust pie
filo-pastry|1|1||-||sheet 19|phyllo,filo,kataifi,=,filo;phyllo;fillo dough,phyllo;fillo;brik pastry,fillo sheet,spring roll wrapper,spring roll pastry,spring roll skin
graham-crust|1|1||-|||=,graham cracker crust,chocolate cookie crust,graham cracker pie crust,graham cracker pie shell
pizza-dough|1|1||-|||dough,=,pizza base,pizza crust,bread dough,crescent roll,crescent dinner roll,refrigerated crescent roll dough,ready to use pizza dough,ready to use pizza base,ready to use pizza crust
wonton-wrappers|1|1|4|-||piece 8,sheet 8|gyoza,dumpling,wonton;gyoza;dumpling;eggroll;potsticker wrapper,wonton;eggroll;potsticker skin,frozen potsticker,egg roll,egg roll wrapper
sausage-roll|1|1d||-|||pasty,=,pork;scotch pie,scotch egg
yorkshire-pudding|1|140||-|||=,yorkshire pudding batter
waffles|1|140||-||piece 35|waffle
pancakes|1|140||-||piece 38|pancake,crepe,blini,scotch pancake,peking duck pancake
doughnut|1|104||-||piece 64|donut,jam donut
pretzels|1|1||-||piece 6|pretzel,pretzel twist,pretzel rod
rice-cakes|1|||-||piece 9|rice;corn cake,rice cracker,brown;puffed rice cake
korean-rice-cakes|1|||-|||tteokbokki,tteok,korean rice cake
poppadom|1|||-|||=,papad,papadum,poppadum,pappadum
prawn-crackers|1|7||-|||prawn;shrimp cracker,shrimp chip
tortilla-chips|1|||-|||nacho,dorito,frito,tortilla;corn;nacho chip,cheese;corn tortilla chip
crisps|1|||-|||crisp,potato crisp,potato;plain;kettle;salted;vegetable chip,salt and vinegar crisp,salt and vinegar chip
frozen-peas|9||||0.566||frozen;petit;petite;baby;green;cooked;defrosted pea,frozen;petit;petite;baby;green;cooked;defrosted pois,frozen garden pea,frozen garden pois
frozen-sweetcorn|9|||-|0.575||=,frozen corn,frozen sweet corn,frozen yellow corn,frozen whole kernel corn
frozen-spinach|9||||0.659||=,thawed spinach,frozen chopped spinach,frozen leaf spinach,frozen whole leaf spinach,frozen cut leaf spinach
frozen-broccoli|9||||0.659||=,frozen chopped broccoli
frozen-green-beans|9||||0.511||frozen green bean,frozen french bean,frozen cut green bean
frozen-broad-beans|9||||0.461||frozen broad bean,frozen baby bean,frozen fava bean,frozen baby broad bean,frozen fava broad bean
frozen-mixed-vegetables|9||||||frozen vegetable,frozen veg,frozen mixed vegetable,frozen mixed veg,frozen mediterranean vegetable,frozen casserole vegetable,pea and carrot,frozen vegetable mix,frozen stir fry vegetable,frozen pea and carrot
frozen-berries|9||||||frozen berry,frozen fruit,frozen mixed berry,frozen summer fruit,frozen forest fruit,frozen mixed fruit,frozen fruit forest,frozen summer berry,frozen berry mix,frozen mixed summer berry,frozen summer fruit mix
frozen-strawberry|9||||0.934||=,frozen sliced strawberry,frozen whole strawberry
frozen-raspberry|9||||0.592||=
frozen-blueberry|9||||0.655||=,frozen wild blueberry
frozen-blackberry|9||||0.638||=
frozen-cranberry|9||||0.465||=
frozen-cherry|9||||1.095||=,frozen sweet cherry,frozen dark cherry,frozen pitted cherry,frozen black cherry,frozen stoned cherry,frozen dark sweet cherry,frozen pitted dark cherry,frozen pitted sweet cherry
frozen-mango|9||||0.697||=,frozen tropical fruit
chips|9||||||chip,oven;french;frozen;curly;skinny fry,potato wedge,sweet potato chip,sweet potato fry,crinkle cut fry,sweet potato wedge
hash-browns|9||||0.888||hashbrown,hash brown,tater tot,frozen potato,hash brown potato,frozen shredded potato
sorbet|9|||-|0.626||=,sherbet,lemon;mango;raspberry;fruit sorbet,orange;lime sherbet
ice|9||||||=
water|a||||1||=,ice;pasta water,ice cold water,pasta cooking water
sparkling-water|a||||1.001||seltzer,=,soda;fizzy;carbonated;seltzer water,club soda,sparkling mineral water
tonic-water|a|||-|1.031||tonic,=
coconut-water|a||||1.036||=,coconut juice
red-wine|a|c|||0.994||wine,merlot,rioja,chianti,shiraz,=,pinot noir,cabernet sauvignon
white-wine|a|c|||0.994||prosecco,champagne,chardonnay,riesling,cava,=,sparkling;rose wine,sauvignon blanc,pinot grigio,vinho verde,white cooking wine,crisp white wine,crisp dry white wine
fortified-wine|a|c|||0.998||port,sherry,marsala,madeira,vermouth,martini,=,cream sherry,marsala;madeira;dessert;port wine,noilly prat,vin santo
rice-wine|a|||-|0.984||sake,shaoxing,michiu,=,shaoxing;shaohsing;chinese;shaosing wine,shaoxing;shaohsing;chinese;shaosing cooking wine,shao hsing wine,japanese rice wine,shao xing wine,chinese;shaoxing;cooking;japanese;dry rice cooking wine,chinese;shaoxing;cooking;japanese;dry rice rice wine,chinese cooking cooking wine,shao hsing cooking wine,shao xing cooking wine
mirin|a|||-|||=,mirin seasoning,sweet;mirin rice wine
beer|a|1||-|1.004||=,ale,lager,stout,guinness,ipa,porter,pilsner,ginger malt beer,ginger malt ale,ginger malt lager
cider|a|c||-|||=,perry,dry apple cider,dry hard apple cider
apple-juice|a||||1.048||=,apple cider,non alcoholic cider
grape-juice|a||||1.069||verjuice,verjus,=
grapefruit-juice|a||||1.044||=,juice grapefruit
pineapple-juice|a||||1.057||=
cranberry-juice|a||||1.069||=,unsweetened;cranberry juice cocktail,unsweetened;cranberry juice drink,cranberry cranberry juice
pomegranate-juice|a||||1.052||=
carrot-juice|a||||0.998||=
mango-juice|a|||-|||yuzu,=,mango pulp,mango;fruit puree,mango;tropical;peach;fruit;pear;apricot nectar,tropical;peach;fruit;pear;apricot;clementine;tangerine;mandarin;beetroot;celery;clamato;yuzu;prune;cherry juice,passion fruit juice,passion fruit nectar,passion fruit pulp,sour cherry juice,orange and mango juice,orange and mango nectar
tomato-juice|a||||1.027||=,vegetable juice
cola|a|||-|1.038||=,coke,pepsi,root beer,dr pepper soda
lemonade|a|||-|1.041||=,sprite,limeade,cloudy;sparkling;orange soda,bitter lemon,seven up,lemon lime lemonade,lemon lime soda
ginger-beer|a|||-|1.031||=,ginger ale,dry ginger ale
cordial|a|||-|||=,ribena,elderflower,lime;ginger;blackcurrant;raspberry;rhubarb cordial,squash drink,orange squash,lemon barley water
coffee|a||||1.002||=,cold brew
espresso|a||||1.001||=
instant-coffee|a||||0.203||=,espresso;coffee;ground powder,espresso;coffee;ground granule,espresso;coffee;ground;camp coffee,ground espresso,coffee bean,espresso instant coffee
black-tea|a||||1.002||tea,teabag,=,masala chai
green-tea|a||||1.036||=,green teabag
herbal-tea|a||||1.002||kombucha,hibiscus,=,chamomile;peppermint;fruit;camomile;hibiscus tea,chamomile;peppermint;herbal;fruit;camomile;hibiscus teabag,mint;lemon;ginger;herb tea bag,dried hibiscus flower
brandy|a|||-|0.94||=,cognac,calvado,armagnac,kirsch,applejack,grappa,apple;cherry brandy
rum|a|||-|0.94||=,malibu,cachaca,bacardi,coconut rum
vodka|a|||-|0.94||=,vanilla;lemon vodka
gin|a|||-|0.94||=
whisky|a|||-|0.94||whiskey,bourbon,scotch,rye whiskey
tequila|a|||-|0.94||=,mezcal,pisco
liqueur|a||20|-|1.177||=,cointreau,kahlua,limoncello,amaretto,pernod,pastis,chambord,curacao,campari,aperol,cassis,pimm,frangelico,ouzo,absinthe,drambuie,disaronno,schnapp,orange;coffee;almond;hazelnut;elderflower;cherry;chocolate;raspberry;peach liqueur,grand marnier,triple sec,tia maria,st germain,peach;peppermint schnapp,orange;coffee flavored liqueur,creme de menthe,creme de cacao
irish-cream|a|0|4||1.052||bailey,advocaat,=,irish cream liqueur
bitters|a|||-|||angostura;orange;aromatic bitter`
