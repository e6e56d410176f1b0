// Made by scripts/make-food-table.ts from scripts/foods/foods.yaml and scripts/foods/usda-foods.csv; not written by hand.

/** The most words a name has. */
export const LONGEST_NAME = 6

/**
 * Columns, parted by a line of two dots, of a line for each food: id, aisle, contents, possible contents (letters in the
 * order of `CONTENTS`), `-` when not paleo, grams per cup, grams per counted unit, names. Of a name the words stand from
 * the last to the first, `=` is the id's own words, and a capital says how many of them are those of the name before:
 * `B` one.
 */
export const FOOD_TABLE = `\
onion
shallot
spring-onion
leek
garlic
ginger
carrot
celery
celeriac
fennel
parsnip
swede
turnip
beetroot
radish
daikon
kohlrabi
jerusalem-artichoke
salsify
horseradish-root
potato
sweet-potato
yam
cassava
taro
jicama
lotus-root
tomato
cherry-tomato
green-tomato
tomatillo
red-pepper
yellow-pepper
green-pepper
chilli
jalapeno
aubergine
courgette
marrow
cucumber
butternut-squash
acorn-squash
spaghetti-squash
pumpkin
spinach
chard
kale
cabbage
red-cabbage
chinese-cabbage
pak-choi
collard-greens
mustard-greens
brussels-sprout
broccoli
broccoli-rabe
cauliflower
asparagus
artichoke
okra
green-bean
broad-bean
mangetout
peas
sweetcorn
bean-sprouts
alfalfa-sprouts
lettuce
salad-leaves
rocket
watercress
chicory
radicchio
frisee
mushroom
wild-mushroom
shiitake
oyster-mushroom
enoki
avocado
water-spinach
nopales
lemongrass
lime-leaf
curry-leaf
banana-leaf
vine-leaves
stir-fry-vegetables
lemon
lemon-juice
lemon-zest
lime
lime-juice
lime-zest
orange
orange-juice
orange-zest
clementine
mandarin
grapefruit
pomelo
kumquat
apple
pear
quince
banana
mashed-banana
plantain
peach
nectarine
apricot
plum
cherry
sour-cherry
strawberry
raspberry
blackberry
blueberry
cranberry
redcurrant
blackcurrant
gooseberry
berries
grape
fig
kiwi
mango
papaya
pineapple
passion-fruit
pomegranate
lychee
dragon-fruit
persimmon
guava
jackfruit
melon
honeydew
watermelon
rhubarb
coconut
tamarind
fruit
parsley
coriander-leaf
basil
mint
dill
chives
thyme
rosemary
sage
oregano
tarragon
chervil
sorrel
herbs
bay-leaf
epazote
edible-flowers
butter
unsalted-butter
ghee
milk
semi-skimmed-milk
low-fat-milk
skimmed-milk
goats-milk
sheeps-milk
buttermilk
milk-powder
skimmed-milk-powder
condensed-milk
evaporated-milk
chocolate-milk
double-cream
single-cream
half-and-half
sour-cream
creme-fraiche
whipped-cream-can
yogurt
low-fat-yogurt
fat-free-yogurt
greek-yogurt
low-fat-greek-yogurt
fat-free-greek-yogurt
vanilla-yogurt
fruit-yogurt
kefir
eggnog
coffee-creamer
lassi
cheddar
reduced-fat-cheddar
parmesan
dried-parmesan
vegetarian-hard-cheese
pecorino
mozzarella
burrata
ricotta
part-skim-ricotta
mascarpone
cream-cheese
light-cream-cheese
cottage-cheese
low-fat-cottage-cheese
feta
halloumi
paneer
goats-cheese
hard-goats-cheese
blue-cheese
gorgonzola
roquefort
brie
camembert
gruyere
emmental
gouda
edam
fontina
provolone
monterey-jack
colby
manchego
cotija
brunost
khoya
queso-fresco
mexican-cheese-blend
american-cheese
ice-cream
chocolate-ice-cream
frozen-yogurt
custard
pudding
dulce-de-leche
whey-protein
margarine
egg
egg-white
egg-yolk
duck-egg
quail-egg
almond-milk
soya-milk
rice-milk
oat-milk
coconut-drink
plant-milk
plant-yogurt
soya-yogurt
coconut-yogurt
almond-yogurt
oat-yogurt
plant-cream
soya-cream
oat-cream
cashew-cream
vegan-butter
vegan-cheese
vegan-cream-cheese
vegan-ice-cream
egg-replacer
soya-protein
vegan-protein
chicken
chicken-breast
chicken-thigh
chicken-thigh-skinless
chicken-leg
chicken-drumstick
chicken-wing
chicken-mince
chicken-liver
turkey
turkey-breast
turkey-mince
duck
duck-breast
goose
quail
pheasant
rabbit
venison
beef
beef-mince
lean-beef-mince
stewing-beef
steak
beef-fillet
veal
lamb
lamb-mince
lamb-chop
lamb-leg
lamb-shank
pork
pork-chop
pork-shoulder
pork-tenderloin
pork-belly
pork-ribs
pork-rind
pork-mince
sausage
italian-sausage
chorizo
smoked-sausage
frankfurter
black-pudding
bacon
pancetta
turkey-bacon
ham
gammon
prosciutto
salami
pepperoni
mortadella
luncheon-meat
corned-beef
pastrami
pate
liver
kidney
beef-jerky
meatballs
bone
salmon
smoked-salmon
salmon-canned
trout
tuna
tuna-canned
tuna-in-oil
cod
haddock
smoked-haddock
white-fish
halibut
sea-bass
sea-bream
plaice
hake
monkfish
tilapia
catfish
snapper
mahi-mahi
swordfish
mackerel
smoked-mackerel
mackerel-canned
sardine
fresh-sardine
kipper
pickled-herring
anchovy
salt-cod
eel
caviar
fish-fingers
fish-balls
surimi
prawn
crab
crab-canned
lobster
crayfish
dried-shrimp
mussel
clam
clam-canned
scallop
oyster
squid
octopus
seafood
tofu
silken-tofu
fried-tofu
natto
tempeh
seitan
soya-mince
vegan-mince
vegan-sausage
vegan-bacon
soya-bacon
vegan-chicken
veggie-burger
falafel
white-rice
risotto-rice
brown-rice
cooked-rice
cooked-brown-rice
wild-rice
instant-rice
puffed-rice
quinoa
cooked-quinoa
millet
amaranth
buckwheat
kasha
sorghum
teff
polenta
grits
popcorn
popped-popcorn
tapioca
rice-noodles
rice-paper
glass-noodles
shirataki
gluten-free-pasta
pasta
egg-pasta
wholewheat-pasta
fresh-pasta
filled-pasta
cheese-filled-pasta
gnocchi
egg-noodles
ramen-noodles
udon
soba
couscous
cooked-couscous
bulgur
freekeh
farro
pearl-barley
cooked-barley
rye-grain
rolled-oats
steel-cut-oats
oat-bran
rice-bran
wheat-bran
wheatgerm
semolina
granola
nut-granola
muesli
bran-flakes
cornflakes
rice-krispies
gluten-free-oats
lentils
red-lentils
split-peas
chickpeas
kidney-beans
black-beans
butter-beans
white-beans
pinto-beans
mung-beans
adzuki-beans
black-eyed-beans
dried-broad-beans
soya-beans-dried
bean-mix
almond
slivered-almond
flaked-almond
ground-almond
walnut
pecan
hazelnut
cashew
pistachio
brazil-nut
macadamia
pine-nut
mixed-nuts
almond-butter
cashew-butter
marzipan
praline
hazelnut-spread
peanut-biscuits
peanut-chocolates
nut-chocolates
baklava
romesco
orgeat
peanut
bombay-mix
peanut-butter
satay-sauce
tiger-nut
chestnut
desiccated-coconut
sweetened-coconut
sunflower-seed
pumpkin-seed
chia-seed
flaxseed
hemp-seed
mixed-seeds
sesame-seed
tahini
halva
sunflower-seed-butter
raisin
sultana
currant
date
prune
dried-apricot
dried-fig
dried-cranberry
dried-cherry
dried-apple
dried-mango
dried-blueberry
dried-berries
banana-chips
goji-berry
mixed-dried-fruit
candied-peel
glace-cherry
stem-ginger
plain-flour
self-raising-flour
bread-flour
wholemeal-flour
rye-flour
spelt-flour
barley-flour
oat-flour
pancake-mix
cake-mix
malt-extract
malted-milk
gluten-free-flour
gluten-free-breadcrumbs
gluten-free-oat-flour
buckwheat-flour
rice-flour
cornflour
potato-flour
arrowroot
chickpea-flour
masa-harina
soya-flour
coconut-flour
sorghum-flour
millet-flour
teff-flour
granulated-sugar
caster-sugar
icing-sugar
demerara-sugar
light-brown-sugar
dark-brown-sugar
honey
maple-syrup
pancake-syrup
agave
golden-syrup
corn-syrup
dark-corn-syrup
molasses
pomegranate-molasses
sugar-syrup
chocolate-syrup
fudge-sauce
stevia
cocoa-powder
cacao-nibs
drinking-chocolate
cocoa-butter
dark-chocolate
chocolate-chips
unsweetened-chocolate
milk-chocolate
wafer-chocolates
white-chocolate
vanilla-extract
vanilla-pod
almond-extract
flavouring
baking-powder
bicarbonate-of-soda
cream-of-tartar
dried-yeast
fresh-yeast
sourdough-starter
gelatine
agar
jelly
pectin
xanthan-gum
marshmallow
marshmallow-fluff
vegan-marshmallow
fudge
toffee
sprinkles
liquorice
instant-pudding
buttercream
frosting
digestive-biscuits
biscoff-spread
ginger-biscuits
brandy-snap
chocolate-biscuits
biscuits
vanilla-wafer
amaretti
sponge-fingers
cake
meringue
royal-icing
ice-cream-cone
lemon-curd
jam
marmalade
redcurrant-jelly
apple-butter
mincemeat
tomato-canned
passata
tomato-paste
tomato-sauce
pasta-sauce
bolognese-sauce
pizza-sauce
sun-dried-tomato
dry-sun-dried-tomato
sweetcorn-canned
creamed-corn
hominy
chickpeas-canned
kidney-beans-canned
black-beans-canned
butter-beans-canned
cannellini-beans-canned
pinto-beans-canned
black-eyed-beans-canned
beans-canned
baked-beans
pork-and-beans
refried-beans
chilli-beans
lentils-cooked
edamame
peas-canned
artichoke-canned
hearts-of-palm
bamboo-shoots
water-chestnut
roasted-pepper-jar
jalapeno-pickled
green-chilli-canned
chipotle-in-adobo
black-olive
green-olive
capers
gherkin
sweet-pickle
pickle-relish
sauerkraut
kimchi
vegan-kimchi
pickled-beetroot
pickled-onion
crispy-onions
onion-chutney
pickled-ginger
mango-chutney
coconut-milk
coconut-cream
sweetened-coconut-cream
creamed-coconut
pumpkin-puree
applesauce
cranberry-sauce
pineapple-canned
peach-canned
mandarin-canned
fruit-cocktail
cherry-canned
cherry-pie-filling
apple-pie-filling
soup-canned
cream-of-celery-soup
cream-of-chicken-soup
tomato-soup
cream-of-tomato-soup
jackfruit-canned
enchilada-sauce
salsa
salsa-verde
hummus
taramasalata
guacamole
tzatziki
baba-ganoush
vegetable-stock
stock
chicken-stock
beef-stock
fish-stock
seafood-stock
clam-juice
shellfish-stock
vegetable-stock-cube
stock-cube
chicken-stock-cube
beef-stock-cube
fish-stock-cube
gravy
gravy-granules
yeast-extract
nutritional-yeast
soy-sauce
tamari
coconut-aminos
liquid-aminos
fish-sauce
vegan-fish-sauce
oyster-sauce
xo-sauce
mushroom-sauce
hoisin
teriyaki-sauce
black-bean-sauce
miso
barley-miso
gochujang
sriracha
hot-sauce
chilli-sauce
sweet-chilli-sauce
harissa
worcestershire-sauce
vegan-worcestershire-sauce
ketchup
brown-sauce
barbecue-sauce
mayonnaise
coleslaw
vegan-mayonnaise
yellow-mustard
honey-mustard
dijon-mustard
wholegrain-mustard
english-mustard
horseradish
wasabi
mint-sauce
hollandaise
tartare-sauce
pesto
vegan-pesto
thai-curry-paste
curry-paste
curry-roux
tamarind-paste
plum-sauce
stir-fry-sauce
cheese-sauce
bechamel
salad-dressing
asian-dressing
sesame-dressing
ranch-dressing
ranch-seasoning
caesar-dressing
thousand-island
liquid-smoke
salt
black-pepper
white-pepper
cayenne
chilli-flakes
dried-chilli
chili-powder
paprika
smoked-paprika
cumin
coriander-seed
turmeric
ground-ginger
cinnamon
nutmeg
mace
cloves
allspice
cardamom
star-anise
aniseed
fennel-seed
caraway-seed
celery-seed
celery-flakes
dill-seed
mustard-seed
fenugreek
nigella-seed
poppy-seed
saffron
sumac
zaatar
sesame-seasoning
dukkah
garam-masala
curry-powder
asafoetida
ras-el-hanout
five-spice
mixed-spice
taco-seasoning
spice-mix
chicken-seasoning
seafood-seasoning
poultry-seasoning
garlic-powder
onion-powder
italian-seasoning
herbes-de-provence
dried-oregano
dried-thyme
dried-basil
dried-rosemary
dried-sage
dried-parsley
dried-dill
dried-mint
dried-marjoram
dried-tarragon
dried-coriander-leaf
savory
juniper-berry
nori
kombu
wakame
dried-mushroom
matcha
spirulina
bonito-flakes
olive-oil
vegetable-oil
soya-oil
sunflower-oil
rapeseed-oil
corn-oil
groundnut-oil
sesame-oil
coconut-oil
avocado-oil
grapeseed-oil
safflower-oil
rice-bran-oil
flaxseed-oil
mustard-oil
walnut-oil
hazelnut-oil
almond-oil
palm-oil
cooking-spray
lard
suet
vegetable-suet
beef-dripping
duck-fat
goose-fat
vegetable-shortening
cider-vinegar
white-vinegar
malt-vinegar
red-wine-vinegar
white-wine-vinegar
balsamic-vinegar
rice-vinegar
white-bread
sourdough
baguette
ciabatta
focaccia
wholemeal-bread
rye-bread
brioche
challah
raisin-bread
gluten-free-bread
bread-roll
burger-bun
sesame-bun
pitta
wholemeal-pitta
naan
peshwari-naan
chapati
flatbread
injera
flour-tortilla
wholewheat-tortilla
corn-tortilla
taco-shell
bagel
sesame-bagel
english-muffin
crumpet
croissant
almond-croissant
scone
breadcrumbs
fresh-breadcrumbs
panko
croutons
stuffing-mix
cornbread
crackers
cheese-crackers
crispbread
breadsticks
puff-pastry
butter-puff-pastry
shortcrust-pastry
butter-shortcrust-pastry
filo-pastry
graham-crust
pizza-dough
wonton-wrappers
sausage-roll
corn-dog
scotch-egg
yorkshire-pudding
waffles
pancakes
doughnut
pretzels
rice-cakes
rice-cracker
korean-rice-cakes
poppadom
prawn-crackers
tortilla-chips
cheese-snacks
crisps
frozen-peas
frozen-sweetcorn
frozen-spinach
frozen-broccoli
frozen-green-beans
frozen-broad-beans
frozen-mixed-vegetables
frozen-berries
frozen-strawberry
frozen-raspberry
frozen-blueberry
frozen-blackberry
frozen-cranberry
frozen-cherry
frozen-mango
chips
hash-browns
sorbet
ice
water
sparkling-water
tonic-water
coconut-water
red-wine
white-wine
fortified-wine
rice-wine
mirin
beer
cider
apple-juice
grape-juice
grapefruit-juice
pineapple-juice
cranberry-juice
pomegranate-juice
carrot-juice
mango-juice
tomato-juice
cola
lemonade
ginger-beer
cordial
mead
barley-water
coffee
espresso
instant-coffee
black-tea
green-tea
herbal-tea
brandy
rum
vodka
gin
whisky
tequila
liqueur
irish-cream
advocaat
bitters
kitchenware
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
0f
0f
0
0f
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
0f
0f
0
0
0f
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

d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
d
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
23
2
2
2
2
205
31
3054
20514
21e
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










e










0








0
015
0









1
g

g


g
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










d















d



5
















6





















01
01a
01d

0




9
61

0
9
a

d
d
6
678
8
7
a

d
d
6
d

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





6




4
4

b
be
bc
b
b



40
4
02



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









ab
























6


5



3
9






b
2
2
2


d
d

d
d
d



1
c
c
c

1
1
1
1
1
1
1
104
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
1d
1d40
1d4
140
140
140
104
1




7

0
























c
c
c


1
c













ec
1













0
4


..









































































































































































































































4
4





0










251
25

0


251



52
25
25
25


5







































1c




1












0



14



































14






















51
5140
51

51
5140
19







1


















4



0d

40

4

















2

20


































4
0

04


0
1


1b



2

















c









c
c
c









04
04

































0




0

05
05

52
4
5


2















5
5




0
0



05


1

0








cd





0a
















d















c



7


c
1

















da


01
1










da
a
a
a
a

a68
1
da1
a1
a1
a1
1
1d







5

51d
15
9

1
1







1




b
0b
5



c
1
0c




f
2
67
b
05ab


9
1

b0
9


4




































6


ba
1



10

d
678












































5

1
1











05




05


0

40
0
09
0


0
0

0
1



1




4
4

0
0
0



0



0

0




4









15





0

























































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
160
128
92
114
84
125
121
119
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
245
305
275
275

240
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

237
237
244
245
235
235
236
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
piece 110,small 70,large 150

piece 15,small 5,large 25
piece 89,slice 6
clove 3
slice 2.2
piece 61,small 50,large 72,slice 3
stalk 40

piece 234

piece 386,small 192,large 772
piece 122,small 61,large 183,slice 15
piece 82
piece 4.5,small 2,large 9,slice 1
piece 338
slice 16



piece 213,small 170,large 369
piece 130

piece 408

piece 659,small 365,large 1200,slice 6
piece 115
piece 123,small 91,large 182
piece 17
piece 123,small 91,large 182
piece 34
piece 119,small 74,large 164
piece 119,small 74,large 164
piece 119,small 74,large 164
piece 45
piece 14
piece 548
piece 196,small 118,large 323,slice 9.9
piece 196,small 118,large 323,slice 9.9
piece 301

piece 431


leaf 10,bunch 340
leaf 48

leaf 15,head 908
leaf 23,head 839

leaf 14


piece 19
stalk 151,bunch 608
stalk 19
head 588
spear 16
piece 128,large 162
piece 11.88




ear 102


leaf 28,head 626
head 360
leaf 2
sprig 2.5
head 53
leaf 8
head 513
piece 18,small 10,large 23,slice 6
piece 5.4
piece 19,small 10,large 23,slice 6
small 15,large 148
piece 3,large 5
piece 201



sprig 1
sprig 1

leaf 3

piece 58


piece 67


piece 131,small 96,large 184


piece 74
piece 88,small 76,large 120
piece 246
piece 609
piece 19
piece 182,small 149,large 223
piece 178,small 148,large 230
piece 92
piece 118,small 101,large 136
piece 118,small 101,large 136
piece 179
piece 150,small 130,large 175
piece 142,small 129,large 156
piece 35
piece 66
piece 8.2

piece 12,small 7,large 18
piece 1.9







piece 4.9
piece 50,small 40,large 64
piece 69
piece 336
small 157,large 781
piece 905
piece 18
piece 282
piece 9.6

piece 168
piece 55

piece 552,small 441,large 814
piece 1000

stalk 51
piece 397


sprig 1
sprig 1
leaf 0.5
leaf 0.5
leaf 0.5,sprig 0.2



leaf 0.5
leaf 0.5
leaf 0.5
sprig 1

sprig 1

sprig 2

stick 113
stick 113











can 369



















slice 28
slice 21




slice 28.33
slice 28.33

















slice 28
slice 28



slice 28
slice 28







slice 21








piece 50,small 38,large 50
piece 33,large 33
piece 17,large 17
piece 70
piece 9






















piece 920
piece 272
piece 193
piece 149
piece 344
piece 133
piece 107

piece 44






piece 109
piece 800






piece 267




piece 79



piece 199







piece 113


piece 52
slice 25
slice 28
slice 28

slice 28


slice 9.8
slice 2
slice 15







piece 18.67




fillet 79

can 165
can 171

fillet 193



fillet 129
fillet 129
fillet 163
fillet 92

fillet 116
fillet 159



fillet 112
fillet 88
can 361
piece 12,can 92
fillet 184


piece 4,fillet 4

fillet 204





piece 21

piece 150
piece 3.38

piece 16,small 10,large 20
piece 14.5,small 9,large 20


piece 14











slice 28



piece 70
piece 17























































































































piece 7.1
piece 9.5

piece 8.4
small 43
small 43


small 43



small 43
small 43
small 43
































































sachet 7.2


sachet 7




piece 7.2,small 0.7









piece 15

piece 7,large 32

piece 12
piece 5
piece 5

piece 11



large 29






piece 111,small 82,large 164











can 253



















piece 22


small 3.2,large 4.4
piece 2.7

large 135,slice 7
small 15,large 35
















































piece 4.8



































































piece 0.5

























































sheet 2.6








































slice 29
slice 59

slice 20

slice 32
slice 32
slice 40

slice 26
slice 35
piece 28,large 43
piece 44
piece 44
piece 60
piece 64
piece 90

piece 68
piece 68

piece 48
piece 41
piece 24
piece 13.3,large 21
piece 99,small 69,large 131
piece 99,small 69,large 131
piece 57

piece 57




slice 29



piece 3.2

piece 10
piece 10




sheet 19

slice 139
piece 8,sheet 8




piece 35
piece 38
piece 64
piece 6
piece 9





































































..
=
=,shallot banana
=,onion green,Bsalad,Bwelsh,scallion
=
=,clove garlic,garlic clove,paste garlic,Cginger,Bginger and garlic,puree garlic,ramson
=,galangal,gingerroot,paste ginger,puree ginger
=
=,celery rib,juice celery,rib celery
=,root celery
=
=
=,neep,rutabaga
=
=,beet
=,radish watermelon
=,mooli,radish daikon,Bwhite
=
=,sunchoke
=
=,horseradish fresh,Bgrated
=,gold yukon,mash,piper maris,spud
=,kumara,potato sweet orange
=
=,manioc,yuca
=
=
=
=,tomato beef,Bcampari,Bchopped coarsely,Cfinely,Cfresh,Croughly,Bplum,Bvine on
=,tomato baby,Bcocktail,Bgrape,Bplum baby,Bvine cherry
=
=
=,capsicum,pepper bell,Bmini,Bmixed,Bpointed,Bramiro,Bromano,Bsweet,Byellow red
=,capsicum orange,Byellow,pepper bell orange,Cyellow,Borange
=,capsicum green,chili anaheim,Bpoblano,pepper anaheim,Bbell green,Bcubanelle,Bfrying italian,Bpadron,Bpoblano,Bshishito
bonnet scotch,chili,Bperi peri,eye bird,habanero,padi chili,pepper bonnet scotch,Bchili,Ccayenne,Bfresno,Bhabanero,Bhot,Bserrano,Bthai,serrano
=,chili jalapeno,pepper jalapeno
=,brinjal,eggplant
=,courgetti,flower courgette,squash summer,Byellow,Bzucchini,zoodle,zucchini
=,squash pattypan
=
=,butternut,pumpkin butternut,squash
=
=
=,kabocha,pumpkin sugar,squash delicata,Bhokkaido,Bkabocha,Bkuri,Bonion,Bprince crown,Bwinter
=,beet spinach,spinach leaf baby
=,green warrigal,leaf ugu,silverbeet
=,kalette,nero cavolo
=,green spring,mix coleslaw,Bslaw,slaw broccoli
=
=,cabbage napa,Bnappa,leaf chinese,napa
=,choi bok,Bpok,sum choi,tatsoi
collard,green collard
green mustard,leaf mustard
sprout,Bbrussel
=,broccolini,tenderstem
=,rapa di cime,rapini
=,rice cauliflower,romanesco
=
=
=,okra finger lady
=,bean dwarf,Bfine,Bflat,Bfrench,Bhelda,Brunner,Bsnap,Bstring,Bvert haricot,Bwax,vert haricot
=,bean fava,fava
=,pea snap,Bsnow,Bsugarsnap,sugarsnap,tout mange
pea
=,cobette sweetcorn,corn
beansprout,sprout bean,Cmung,Bmungbean
alfalfa,cress,Bmustard,green micro,herb micro,microgreen,microherb,shoot pea,sprout alfalfa,Bbroccoli
=,gem baby,Blittle,iceberg,lettuce butter,Bleaf green,romaine
green baby,Bleafy,Bmixed,Bsalad,Byoung,leaf baby,Bgreen,Bmixed,Bsalad,lettuce lamb,mache,mesclun,mix salad,Bspring,mizuna,salad bag,Bcorn,Bgreen,Bleaf,Bmixed
=,arugula,roquette
=
=,endive,witloof
=,treviso
=,endive curly,escarole
=,cremini,mushroom chestnut,portobello
=,chanterelle,girolle,morel,mushroom beech,Bcep,Bchanterelle,Bexotic,Bgirolle,Bmorel,Bporcini,Bshimeji,Bwood hen,wood chicken,Bhen
=,mushroom shiitake,Bshitake
=
=,mushroom enoki
=,avo,pear avocado
=,glory morning
nopale
=,grass lemon
=,leaf kaffir
=,myrtle lemon,pandan
=
leaf grape,Bvine
mix fry stir,veg fry stir,Bmixed,vegetable fry stir,Bmixed,Broasted,Broot
=,juice and peel lemon,Crind lemon,Czest lemon,lemon juice and zest,Czest,Bzest and juice,zest and juice lemon
=,lemon from juice,Bhalf juice,Bjuice,Bmeyer juice,Bsqueeze
=,lemon from zest,Bhalf zest,Bpeel,Brind,Bzest,peel lemon,rind lemon
=,juice and zest lime,lime juice and zest,Bzest and juice,zest and juice lime
=,lime from juice,Bhalf juice,Bjuice,Bsqueeze
=,lime from zest,Bzest,peel lime,rind lime
=,juice and zest orange,orange juice and zest,Bzest and juice
=,orange blood juice,Bfrom juice,Bhalf juice,Bjuice
=,orange from zest,Bhalf zest,Bpeel,Brind,Bzest,peel orange,rind orange
=
=,orange mandarin,peeler easy,satsuma,tangerine
=
=
=
=,apple crab,Bpippin orange cox,bramley,crabapple,smith granny
=
=
=
=
=
=,peach donut
=
=
=,damson,greengage
=
=,cherry morello,Btart
=
=
=,boysenberry,bramble,cloudberry,loganberry,mulberry
=,bilberry
=
=,currant red,Bwhite,whitecurrant
=,currant black
=
berry,fruit forest,Bsummer
=
=
=,fruit kiwi,kiwifruit
=
=,pawpaw
=
=,passionfruit
=,aril pomegranate,pomegranate from seed,Bseed,seed pomegranate
=,litchi
=,pitaya
=,fruit sharon,kaki
=
=
=,cantaloupe,rockmelon
=,melon honeydew
=
=
=
=
=,salad fruit
=
=,cilantro,coriander,cress coriander
=
=,mint pepper,peppermint,spearmint
=,dillweed,weed dill
blossom chive,chive,Bgarlic
=,thyme lemon
=
=
=,leaf marjoram,marjoram fresh
=
=
=
garni bouquet,herb
=,bay
=
flower edible,nasturtium,petal edible
=,butter brown nut,Bgarlic,lurpak,noisette beurre,smor
=,butter sweet,unsalted butter
=,butter clarified,kibbeh niter
=,milk cream full
=,milk 2%,Blowfat,Bskim part,Csemi
milk 1%
=,milk fatfree,Bskim
milk goat
milk ewe,Bsheep
=
=,milk dried,Bdry,Bpowdered,powder milk cream full
=,milk dry fatfree,Cinstant fatfree,powder milk dry fatfree,Cfatfree,Cskim
=,milk sweetened
=
=
=,cream,gradde,kaymak,malai,vispgradde
=,cream coffee,Bcooking,Blight,Btable
=,cream half and half,half half
=,cream soured,crema,graddfil,romme,seterromme,smetana
=
canned cream whipped,cream aerosol,Bspray,Bsquirty,topping whipped,whip cool
=,ayran,chaa,clabber,curd,dahi,doi mishti,filmjolk,laban,leben,shrikhand,viili,yogurt milk whole
yogurt lowfat,Bplain lowfat
yogurt 0%,Bfatfree,Bnatural fatfree,Bplain fatfree
=,blanc fromage,frais fromage,labne,labneh,quark,skyr,yogurt greek milk whole,Bicelandic,Bplain strained thick,Cthick,Bstrained,Bstyle greek,Dmilk whole,Bthick
yogurt greek 2%,Clowfat,Bstyle greek lowfat,Dplain lowfat
yogurt greek 0%,Cfat 0%,Cfatfree,Cplain fatfree,Bstyle greek 0%,Dfat 0%,Dfatfree,Dplain fatfree
=,yogurt flavored vanilla,Bgreek vanilla
=,yogurt blueberry,Bcherry,Bflavored,Blemon,Bpeach,Braspberry,Bstrawberry
=,kefir milk
=,nog egg
=,creamer,mate coffee,whitener coffee
=
=,caerphilly,cheese,gloucester double,lancashire,leicester red,wensleydale
cheddar light,Blowfat,cheese cheddar light,Clowfat,Blight,Blowfat
=,cheese padano grana,Bparmesan,Breggiano parmigiano,grana,padano grana,parmigiano,reggiano parmigiano
=,cheese parmesan grated pre,Cpowdered,Cshaker,parmesan grated pre,Bpowdered,Bshaker
=,cheese hard style italian,Bparmesan alternative vegetarian,Cstyle vegetarian,Cvegetarian,Bstyle italian hard vegetarian,Cparmesan,Bvegetarian,parmesan to alternative vegetarian,Bvegetarian
=,cheese pecorino,Bromano,romano
=,bocconcini,bufala di mozzarella,cheese mozzarella,Boaxaca,Bstring,mozzarella milk whole,oaxaca,Bqueso,pearl mozzarella,scamorza,stracciatella,string cheese
=
=,cheese ricotta,ricotta milk whole,salata ricotta
=,cheese ricotta light,Clowfat,Cskim part
=,cheese mascarpone
=,boursin,cheese block,Bbrick,Bcream herb,Bfat full,Bherb,Bphiladelphia,Bsoft,Cherb and garlic,Bwhite soft,philadelphia,spread cheese cream
=,cheese cream fat less,Clighter,Clowfat,Bneufchatel,Bsoft fat less,Clight,Clighter,Clowfat,neufchatel,philadelphia light
=,cheese cottage curd,Bcurd,Bfarmer,curd cheese,tvorog,twarog
cheese cottage lowfat
=,cheese feta
=,cheese grilling,Bhalloumi
=,cheese indian,Bpaneer
cheese goat,chevre,curd goat,log cheese
cheese goat hard
=,agur saint,blue cashel,Bdanish,Bshropshire,cabrale,cambozola,cheese bleu,Bdolcelatte,Bstilton,Bstyle gorgonzola,Croquefort,dolcelatte,stilton
=,cheese gorgonzola,dolce gorgonzola,piccante gorgonzola
=,cheese roquefort
=,cheese brie,Bmuenster,Bmunster,epoiss,limburger,muenster,munster,reblochon,vacherin
=,cheese camembert
=,beaufort,cheese comte,Bgruyere,comte
=,appenzell,appenzeller,asiago,cheese asiago,Bemmental,Bemmenthal,Bhavarti,Bjarlsberg,Braclette,Bswiss,emmentaler,emmenthal,emmenthaler,graviera,havarti,jarlsberg,kashkaval,kasseri,kefalotyri,leerdammer,maasdam,mahon,piave,prastost,raclette,vasterbotten,vasterbottensost
=,cheese gouda
=,cheese edam
=,cheese fontina,Btaleggio,taleggio
=,cheese provolone
=,cheese jack,jack cheese,Bcolby,Bpepper,pepperjack
=,cheese colby
=,cheese manchego
=,cheese cotija,cotija queso
=,cheese brown,gjetost
=,khoa,mawa,rabdi,rabri
=,blanco queso,cheese fresco,Bmina,fresco queijo,mina queijo
=,blend cheese style mexican,Ctaco,Bmexican,cheese blend mexican,Bmexican,Bstyle mexican,style mexican
=,babybel,cheese burger,Bprocess,Bprocessed,cow laughing,dairylea,dip queso,queso,single kraft,slice cheese,spread cheese,triangle cheese,velveeta,whiz cheese,Bcheez
=,cream ice bean vanilla,Ccoffee,Cvanilla
=
=
=,anglaise creme,custard vanilla,patissiere creme
=,delight angel,pudding butterscotch,Bchocolate,Brice,Bvanilla
=,arequipe,cajeta,caramel carnation,sauce caramel,topping caramel
=,isolate protein,powder protein,Cchocolate,Cprotein chocolate,Dvanilla,Cvanilla,Cwhey vanilla,whey
=,block baking,spread baking,Blowfat,Boil olive,Bsunflower,Bvegetable,stork
=,agg,egg chicken,wash egg
=,beater egg,egg white,substitute egg
=,yolk
=
=
=,drink almond,milk almond vanilla,Bcashew,Bhazelnut,Bmacadamia,Bnut,Bpistachio
drink soy,milk soy,soymilk
=,drink rice
=,drink oat,oat barista
=,beverage milk coconut,drink milk coconut,milk coconut carton,Bhemp,Bpea
=,alternative milk,milk dairyfree,Bfriendly vegan,Bplantbased,Bvegan,Bvegetable
=,alternative yogurt,yogurt dairyfree,Bgreek dairyfree,Bnatural vegan,Bplantbased,Bstyle greek vegan,Bvegan
yogurt soy
=,coconut yogurt almond
=,yogurt cashew
=
=,cream dairyfree,Bdouble plantbased,Cvegan,Bheavy vegan,Bplantbased,Bsingle vegan,Bsour dairyfree,Cvegan,Bvegan,Bwhipping vegan,fraiche creme vegan
cream cooking soy,Bsingle soy,Bsoy
=,fraiche creme oat,Boat
=,cream almond
=,balance earth,block baking vegan,butter block vegan,Bdairyfree,Bplant,Bplantbased,margarine dairyfree,Bplantbased,Bvegan,spread buttery vegan,Bdairyfree,Bplantbased,Bvegan,stick buttery vegan
=,cheddar dairyfree,Bvegan,cheese cheddar vegan,Bdairyfree,Bfeta vegan,Bhard vegan,Bmature vegan,Bmozzarella vegan,Bparmesan vegan,Bplantbased,feta dairyfree,Bvegan,mozzarella dairyfree,Bvegan,parmesan dairyfree,Bvegan
=,cheese cream dairyfree,Cplantbased,Bsoft vegan
=,cream ice dairyfree,Cplantbased,Cvanilla dairyfree,Dvegan
=,alternative egg,aquafaba,brine chickpea,egg chia,Bflax,Bvegan,substitute egg vegan,water chickpea
isolate protein soy,powder protein soy,protein soy
=,powder protein chocolate vegan,Chemp,Cpea,Cplant,Cplantbased,Crice,Cvanilla plantbased,Dvegan,Cvegan,protein chocolate vegan,Bhemp,Bpea,Bplant,Bplantbased,Brice,Bvanilla vegan
=,carcass chicken,foot chicken,gizzard chicken,hen cornish,Bgame cornish,neck chicken,Bturkey,poussin
=,chicken breast,cutlet chicken,escalope chicken,fillet chicken,Bmini chicken,goujon chicken,strip chicken,tender chicken,tenderloin breast chicken,Bchicken
=
=,boneless thigh chicken,fillet thigh chicken,meat thigh chicken,thigh chicken boneless,Cskinless
=,chicken leg,maryland chicken
=,drumstick
=,chicken wing,wingette chicken
=,breast chicken ground,chicken ground,Bminced
=
=
=,cutlet turkey,escalope turkey,fillet turkey,steak breast turkey,Bturkey,tenderloin turkey
=,breast turkey ground,mince breast turkey,Bthigh turkey,turkey ground,Blean,Bminced
=,confit duck,leg duck
=,duck breast
=
=
=,breast pheasant,Bpigeon,fowl guinea,grouse,partridge,squab
=,hare
=,alligator,crocodile,elk,emu,haunch venison,kangaroo,loin venison,meat deer,mince venison,moose,ostrich,reindeer,steak reindeer,Bvenison
=,bison,joint roasting beef,roast beef,rump beef,seca carne,silverside,topside
=,beef ground,Bminced,Bsteak,bison ground,blandfar,burger,Bbeef,chuck beef ground,Bground,hamburger,meat ground,Bminced,mince,Bbison,Bsteak,Cbeef,mix meatloaf,notfar,patty beef,Bburger,round ground,sirloin ground,steak minced
=,beef ground lean extra,Bminced lean extra,fat 5% mince beef,mince beef 5% lean,Cfat 5%
=,beef blade,Bbraising,Bcasserole,Bchuck,Bdiced,Bfeather,Bshin,Bstew,brisket,Bbeef,cheek beef,Box,chuck,Bbeef,meat stew,Cbeef,Bstewing beef,oxtail,Bbeef,rib short,Cbeef,roast chuck,Bpot,shank beef,shin beef,skirt beef,steak blade,Bbraising,Cbeef,Bcasserole,Bchuck,Bfeather,Bshin,Bskirt,Bstewing,Cbeef,stew for beef,stewing for beef
=,beef steak flank,eye rib,flank beef,ribeye,Bbeef,round beef,rump,sirloin,Bbeef,Btop beef,steak beef,Brump beef
=,beef fillet,mignon fillet,steak fillet,Btenderloin,tenderloin beef
=,buco osso,chop veal,cutlet veal,escalope veal,mince veal,shank veal
=,chop goat,Bmutton,goat curry,Bdiced,Bkid,Bstewing,lamb leg diced,leg goat,meat goat,Bstew lamb,mince goat,mutton,neck lamb,shank goat,shoulder goat,Blamb,steak lamb,Bleg lamb,stew goat
=,lamb ground,Bminced
=,chop loin lamb,Brib lamb,cutlet lamb,lamb rack,loin lamb,rack lamb
=,lamb leg
=,foreshank lamb
=,boar,carnita,chashu,cutlet pork,escalope pork,lechon,leg pork,loin pork,meat stew pork,pork joint gammon,roast loin pork,Bpork,siu char,steak leg pork,Bloin pork,Bpork
=,chop loin pork,Brib pork
=,butt boston,Bpork,cheek pork,collar pork,neck pork,pork shoulder,roast shoulder pork,steak shoulder pork
=,fillet pork,medallion pork,pork fillet,Btenderloin
=,pork belly
rib,Bback pork,Bpork,Bspare pork,sparerib,Bpork
=,chicharron,chicharrone,crackling pork,scratching pork,skin pork
=,pork ground,Bminced
=,banger,boerewor,boerewurst,bratwurst,chipolata,longganisa,loukaniko,merguez,sausage apple and pork,Bbeef,Bchicken,Blamb,Bpork,Bsage,Bturkey,sausagemeat,Bpork,snag,weisswurst
=,nduja,salsiccia,sausage hot,Bitalian fennel,Bspicy,Bstyle italian,Bsweet
=,chourico,sausage chorizo,sobrasada
=,andouille,cheong lap,falukorv,kielbasa,knackwurst,landjager,linguica,mettwurst,sausage andouille,Bchinese,Bkabano,Bkielbasa,Bpolish,Bpork smoked,saveloy
=,dog hot,Cbeef,frank,hotdog,sausage dog hot,Bfrankfurter,Bvienna,Bviennese,smoky lil,Blittle,wiener
=,morcilla,sausage blood
=,lardon,medallion bacon,speck
=,guanciale,lardon pancetta
=
=,ham cooked style serrano,Bthin wafer,hock ham shredded,steak ham
=,ham bonein,hock ham,steak gammon
=,bresaola,bundnerfleisch,capicola,capocollo,cecina,coppa,crudo prosciutto,culatello,ham bayonne,Bcured,Bdried air,Biberico,Bparma,Bserrano,iberico jamon,jamon,lardo,lonza,parma di prosciutto
=,salumi,saucisson,soppressata,sopressata
=
=
=,meat luncheon pork,spam
=,beef salt
=
=,braunschweiger,gra foie,leberwurst,leverpastej,liverwurst,pate duck,Bliver,Cchicken
=,liver beef,Blamb,Bveal
kidney lamb,Box,Bpig,Bveal
=,biltong,jerky
kottbullar,meatball,Bbeef,Bpork
bone beef,Bchicken,Bham,Blamb,Bmarrow,Bsoup,Bveal,foot pig,marrow bone,trotter
=,darne salmon,salmon smoked hot,steak salmon
=,gravadlax,gravlax,lox
=,salmon canned,Bpink canned,Bred canned,Bwild canned
=
=,loin tuna,steak tuna
=,brine in steak tuna,Ctuna,chunk tuna,fish tuna,flake tuna,springwater in tuna,steak tuna canned,Clight,Cwhite,tuna albacore canned,Bcanned,Blight,Bwhite,water in steak tuna,Ctuna,Bspring in steak tuna,Dtuna
=,oil in steak tuna,Bolive in steak tuna,Dtuna,Bsunflower in steak tuna,Dtuna,tuna packed oil
=,loin cod,steak cod
=
=,cod smoked,fish smoked,haddie finnan
=,bangus,barramundi,carp,coley,dory john,fish,kingfish,ling,lutfisk,milkfish,mix pie fish,perch,pike,pollack,pollock,rockfish,roughy orange,steak fish,trevally,walleye,zander
=,brill,steak halibut,turbot
=,bass striped,branzini,branzino,fillet bass,seabass
=,bream,dorade
=,flounder,sole,Blemon
=,steak hake,whiting
=,tail monkfish
=
=,basa,cobbler river
=,grouper,mullet red
=,dorado,mahimahi
=,steak swordfish
=
=,mackerel peppered
=,mackerel canned
=,oil in sardine,Bolive in sardine,pilchard,sauce tomato in sardine
=,herring,sprat,whitebait
=,herring kippered,Bsmoked
=,herring marinated,Bmatje,matje,rollmop,surstromming
=,anchovy packed oil,ansjovis,colatura,oil in anchovy,Cfillet anchovy,Bolive in fillet anchovy,paste anchovy,relish gentleman
=,bacalao,baccala,duck bombay,saltfish,stockfish
=
=,bottarga,egg salmon,ikura,masago,mentaiko,roe,Bfish,Bsalmon,Btrout,tobiko,urchin sea
finger fish,Ccod,stick fish
ball fish,cake fish,fish gefilte,fishcake,kamaboko,narutomaki
=,crab imitation,crabmeat imitation,krab,stick crab,Bseafood
=,langoustine,prawn water cold,scampi,shrimp,Bwater cold,tail prawn
=,claw crab,crabmeat
=,crab canned,crabmeat canned
=,tail lobster
=,bug balmain,Bbay moreton,crawfish,tail crawfish,Bcrayfish,yabby
=,bagoong,belacan,krill,paste shrimp,prawn dried,shrimp salted,terasi
=
=,cockle,escargot,pipi,snail
=,clam baby,Bcanned,Bchopped,Bminced
=,scallop bay
=,abalone,conch,limpet,periwinkle,whelk,winkle
=,calamari,cuttlefish,ink squid,tentacle squid,tube squid
=
=,mix seafood,selection seafood,shellfish
=,curd bean
=,tofu firm silken,Bsoft
=,aburaage,skin curd bean,Btofu,yuba
=
=
=,gluten wheat
chunk soy,curl soy,mince soy,protein soy textured,Bvegetable textured,tvp
=,beef ground plantbased,Cvegan,crumble meatless,Bveggie,meat beyond,Bground plantbased,Cvegan,Bimpossible,mince beef plantbased,Cvegan,Bmeatfree,Bmeatless,Bplantbased,Bquorn,Bvegetarian,Bveggie
=,chorizo vegan,Bvegetarian,sausage italian vegan,Bmeatfree,Bmeatless,Bplantbased,Bvegetarian,Bveggie
=,bacon coconut,Bplantbased,Bvegetarian,Bveggie
bacon soy,Btempeh,Btofu
=,chicken meatfree,Bmeatless,Bplantbased,Bvegetarian,piece chicken quorn,Bmeatfree,Bplantbased,Bstyle chicken quorn,Bvegan,Bvegetarian,quorn
=,burger bean,Bplantbased,Bvegan,Bvegetarian,patty burger plantbased,Cvegan,Cveggie,Bveggie
=
=,basmati,rice,Bgrain long
=,arborio,carnaroli,rice arborio,Bbomba,Bcalasparra,Bcarnaroli,Bglutinous,Bgrain,Bjapanese,Bpaella,Bpudding,Bsticky,Bsushi,Bsweet,Bwhite grain short
=,rice basmati brown,Cwholemeal,Bblack,Bcamargue red,Bforbidden,Bgrain long brown,Bjasmine brown,Bred,Bvenus black,Bwholemeal
=,rice basmati cooked,Cmicrowave,Bboiled,Bgrain long cooked,Dwhite cooked,Bjasmine cooked,Bleftover,Bmicrowavable,Bmicrowave,Bpouch,Bsteamed,Bwhite cooked,Cgrain long cooked
=,rice basmati brown cooked,Bwholemeal cooked
=,blend rice wild,rice basmati and wild,Bwild and basmati
=,rice minute
=,cereal rice,chex,Bcorn,Brice,murmura,pop rice
=
=,grain cooked,Bmixed
=
=
=,groat buckwheat
=,buckwheat roasted,Btoasted,groat buckwheat roasted,Ctoasted
=
=
=,cornmeal,meal corn
grit,Bcorn,Bhominy
=,corn popping
=,corn popped
=,boba,pearl tapioca,sago
idiyappam,noodle fun ho,Bribbon rice,Brice,Cvermicelli,Cwok to straight,Bstick rice,Bthai pad,Bvermicelli,sevai rice,stick rice,vermicelli rice
=,wrapper paper rice,Brice,Croll spring,Broll summer
dangmyeon,noodle bean mung,Bcellophane,Bglass,Bpotato sweet,Bthread bean,thread bean,vermicelli bean mung
=,noodle konjac,Bshirataki,Bzero
fettuccine glutenfree,fusilli chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,lasagne glutenfree,macaroni chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,noodle glutenfree,Blasagna glutenfree,pasta chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,penne chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown,sheet lasagna glutenfree,spaghetti chickpea,Bcorn,Bglutenfree,Blentil,Cred,Brice,Cbrown
=,bucatini,campanelle,cannelloni,capellini,casarecce,cavatappi,cavatelli,conchiglie,couscous giant,Bisraeli,Bpearl,ditalini,dried noodle wonton,elbow,farfalle,fettuccine,fregola,fusilli,gemelli,gnocchetti,hair angel,lasagna,lasagne,linguine,lumaconi,macaroni,mafalda,mafaldine,maniche mezze,moghrabieh,noodle lasagna,Blasagne,orecchiette,orzo,paccheri,pappardelle,penne,rigate penne,rigatoni,rotini,sevai,seviyan,shape pasta,shell jumbo,spaghetti,spaghettini,stelline,strozzapreti,tagliatelle,trofie,tube cannelloni,Bpasta,vermicelli,ziti
=,fettuccine egg,lasagna egg,lasagne egg,pappardelle egg,tagliatelle egg
couscous giant brown,Cspelt,Cwholemeal,farfalle brown,Bspelt,Bwholemeal,fettuccine brown,Bspelt,Bwholemeal,fusilli brown,Bspelt,Bwholemeal,linguine brown,Bspelt,Bwholemeal,macaroni brown,Belbow brown,Cspelt,Cwholemeal,Bspelt,Bwholemeal,noodle lasagna brown,Cspelt,Cwholemeal,orzo brown,Bspelt,Bwholemeal,pasta brown,Bpenne brown,Cspelt,Cwholemeal,Bspelt,Bwholemeal,penne brown,Bspelt,Bwholemeal,rigatoni brown,Bspelt,Bwholemeal,rotini brown,Bspelt,Bwholemeal,sheet lasagne brown,Cspelt,Cwholemeal,spaghetti brown,Bspelt,Bwholemeal,tagliatelle brown,Bspelt,Bwholemeal
=,fettuccine fresh,lasagna fresh,lasagne egg fresh,Bfresh,linguine fresh,noodle lasagna fresh,pappardelle fresh,pasta egg fresh,spaghetti fresh,tagliatelle egg fresh,Bfresh
=,agnolotti,cappelletti,ravioli,tortellini,tortelloni
=,agnolotti cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta,ravioli cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta,tortellini cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta,tortelloni cheese,Cand spinach,Bmozzarella,Bricotta,Cand spinach,Cspinach,Bspinach and cheese,Dricotta
=,gnocchi potato
mein chow,noodle,Begg,Cwok to straight,Bwok to straight
noodle hokkien,Binstant,Bramen,Bsomen,Bwheat,Byakisoba,ramen,somen
=,noodle udon,Cwok to straight
=,noodle buckwheat,Bsoba,Cbuckwheat
=
=
=,dalia,wheat bulgur,Bcracked
=
=,berry wheat,einkorn,kamut,spelt
=,barley
=,barley pearl cooked,Bpearled cooked
=,berry rye,rye,triticale
oat,Brolled,oatmeal
groat oat,oat coarse,Bcut steel,Bfine,Birish,Bpinhead,Bscottish,oatmeal coarse,Bcut steel,Bfine,Birish,Bpinhead,Bscottish
=,oatbran
=
=,bran,wheatbran
=,germ wheat
=,farina,flour semolina,rava,rawa,semola,sooji,suji
=,granola oat
=,granola nutty
=,muesli sugar added no
biscuit wheat,bran all,cereal bran,Bbreakfast,Bwheat,cheerio,chex wheat,flake bran,k special,nut grape,shreddy,weetabix,wheat shredded
cornflake,flake corn
bubble cocoa,Brice,crispie cocoa,Brice,crispix,krispie,Bcocoa,Brice,krispy rice,pop coco
oat fashioned old glutenfree,Bglutenfree,Bjumbo glutenfree,Bporridge glutenfree,Brolled fashioned old glutenfree,Cglutenfree,oatmeal glutenfree
lentil
dal masoor,dhal masoor,lentil orange,Bpink,Bred,Bsplit
chickpea split,dal,Bmung,dhal,pea dried,Bsplit,Byellow
bean garbanzo dried,chickpea dried,dried bean garbanzo,Bchickpea,garbanzo dried
bean kidney dried,Cred dried
bean black dried,Bturtle black dried
bean butter dried,Bgigante dried,Blima dried
bean cannellini dried,Bharicot dried,Cwhite dried,Bnavy dried,Bnorthern great dried,Bwhite dried
bean borlotti dried,Bcranberry dried,Bpinto dried
bean mung,mung
bean aduki
bean blackeyed dried,pea blackeyed dried
bean broad dried,Bfava dried
dried soybean,soybean dried
=,bean dried,Bmixed dried,mix broth,Bsoup,Cbean
=
=,sliver almond
=,almond sliced,flake almond,slice almond
=,flour almond,meal almond
=
=,nut pecan
=,cobnut,filbert,flour hazelnut,meal hazelnut
=,nut cashew
=,nut pistachio
=
=,nut macadamia
=,kernel pine,pignoli,pinenut
mix nut,Bseed and nut,Btrail,nut,Bmixed,seed and nut mixed
=
=,butter hazelnut,Bnut,Cmixed,Bpecan,Bpistachio,Bseed or nut,Bwalnut,paste hazelnut,Bpistachio
=,paste almond
=,cream pistachio,florentine,frangipan,frangipane,gianduja,nougat,nougatine,paste praline,spread pistachio,torrone,turron
=,nutella,spread chocolate,Chazelnut,Bhazelnut and chocolate,Cchocolate
biscuit peanut,butter nutter,cookie butter peanut
butterfinger,chip butter peanut,chocolate peanut,cup butter peanut,m and m peanut,peanut ms and m,reese,snicker
chocolate nut,daim,joy almond,rocher ferrero,toblerone
=
=,sauce romesco
=,syrup almond,Borgeat
=,groundnut,nut monkey
=,chevda,chivda
=,butter peanut sugar no,flour peanut,paste peanut,pb,powder peanut
=,paste satay,satay,sauce peanut,Bsatay peanut
=,chufa,flour nut tiger,tigernut
=,marron,puree chestnut
=,chip coconut,coconut dried,Bflaked,Bshaved,Bshredded,Btoasted,Bunsweetened,flake coconut,shaving coconut
=,coconut desiccated sweetened,Bflake sweetened,Bflaked sweetened,Bshredded sweetened,flake coconut sweetened
=
=,pepita
=,chia
=,flax,linseed,meal flax,Bflaxseed,seed flax
=,heart hemp
egusi,mix seed,seed,Bmelon,Bmixed,Bsunflower and pumpkin mixed
=,benne,seed benne,Bsesame white and black,Btil,sesame,snap sesame,til
=,dressing tahini,paste seed sesame,Bsesame,Btahini,sauce tahini,tahina
=,halvah
=,butter seed,Cpumpkin,Bsunflower,sunbutter
=
=,raisin golden,Byellow
=,barberry
=,date eat to ready,medjool,paste date,puree date
=,plum dried,prune eat to ready
=,apricot dried dried eat to ready,Ceat to ready,Beat to ready,Bsoft,Bturkish,Bunsulphured
=,fig dried eat to ready,Bmission dried,Bsoft
=,craisin
=,cherry morello dried,Bsour dried,Btart dried
=,chip apple,ring apple
=
=
berry dried,Bmixed dried,blueberry dried freeze,fruit dried freeze,raspberry dried,strawberry dried
banana dried,chip banana
=,goji
=,fruit dried,Bmixed dried,Bvine dried,Cmixed
=,citron candied,fruit candied,Bcrystallised,Bcrystallized,orange candied,Bcrystallised,Bcrystallized,peel citrus candied,Blemon candied,Bmixed,Borange candied
=,cherry candied,Bcocktail,Bmaraschino
=,ginger candied,Bcrystallised,Bcrystallized,Bpreserved,syrup ginger stem,Bin ginger stem
=,flour,Bcake,Bpasta,Bpastry,Cand cake,maida,mix batter,Bbreading,Bfry fish,Btempura,vetemjol
flour raise self,Bselfraising,Bsr,Bwhite selfraising,Bwholemeal selfraising
=,flour bread malted,Cwhite,Bgluten high,Bgranary,Bmalthouse,Bpizza,Bplain strong,Cwhite strong,Bstrong,Bwhite strong
=,atta,flour atta,Bbread wholemeal,Bbrown,Bchapati,Bchapatti,Bgraham,Bpastry wholemeal,Bplain wholemeal,Bwheat wholemeal
=,flour bread rye,Brye dark,Clight,Cwholemeal
=,flour einkorn,Bkamut
=
=
=,bisquick,mix baking,Bwaffle,Cand pancake
=,mix base pizza,Bbread,Bbrownie,Bcake base pizza,Cbread,Cbrownie,Cchocolate,Ccornbread,Cmuffin,Dcorn,Cscone,Csponge,Cvanilla,Bcornbread,Bdough pizza,Bmuffin,Ccorn,Bscone
=,malt barley,powder extract malt,syrup malt
=,bournvita,horlick,milo,ovaltine,powder milk malted
blend flour glutenfree,Cplain glutenfree,flour baking glutenfree,Cplain glutenfree,Bbread glutenfree,Cwhite glutenfree,Bflour glutenfree,Bgf,Bglutenfree,Bplain glutenfree,Bselfraising glutenfree,Bwhite glutenfree,Cplain glutenfree,mix flour glutenfree
breadcrumb glutenfree,Bpanko glutenfree,panko glutenfree
flour oat glutenfree
=
=,flour rice brown,Cglutinous,Crice sweet,Csticky,Csweet,Cwhite,mochiko,rava idli,Brice,rice ground
=,cornstarch,flour starch tapioca,Btapioca,powder custard,slurry cornflour,Bcornstarch,starch free wheat,Bpotato,Brice,Btapioca
=
=,flour arrowroot,powder arrowroot,starch arrowroot
=,besan,flour bean garbanzo,Bbesan,Bgarbanzo,Bgram,Cchickpea
=,flour masa,Ccorn,harina masa corn,masa,masarepa
flour soy
=
=
=
=
=,choice substitute sugar,crystal sugar,jaggery,panela,piloncillo,sugar,Bcoconut,Bjam,Bmaple,Bpalm coconut,Bvanilla
=,sugar baker,Bcaster vanilla,Bfine,Bsuperfine
=,icing glaze,mixture sugar icing,sugar confectioner,Bicing fondant,Croyal,Bpowdered
=,demerara,sugar turbinado,turbinado
=,muscovado light,sugar brown,Bgolden light,Bmuscovado,Bsoft
=,muscovado dark,sugar brown soft dark,Bdark,Bmolass,Bmuscovado brown dark,Cdark,Bsoft brown dark
=,honeycomb,jelly royal
=,maple
=,syrup flavor maple,Bflavored maple
=,molass date,nectar agave,Bcoconut,silan,syrup agave,Bdate,Bmalt rice,Brice,Cbrown,Bsweetener
=
=,glucose,syrup glucose
=
molass,treacle
molass grape,Bpomegranate,syrup pomegranate
=,grenadine,syrup,Belderflower,Bfruit,Bginger,Bvanilla
=,sauce chocolate
=,fudge hot,sauce fudge chocolate
=,erythritol,fruit monk,monkfruit,splenda,substitute sugar,sweetener,swerve,truvia,xylitol
=,cacao,cocoa,kakao,powder cacao
nib cacao,Bcocoa
=,chocolate hot,mix chocolate hot,Bcocoa,nescau,nesquik,powder chocolate drinking,Chot
=,butter cacao
=,chocolate
button chocolate,Cdark,chip chocolate,Cdark,Bcookie chip chocolate,chunk chocolate bittersweet,Cdairyfree,Cdark,Cmini,Cminiature,Cplain,Csemisweet,Csweet bitter,Cvegan,drop chocolate,Cdark,morsel chocolate,Cdark
=,chocolate 100%,Bbaking unsweetened
=,assorted bar chocolate,button chocolate milk,candy chocolate,caramello,chip chocolate milk,chocolate cooking milk,Bgalaxy,crumble violet,drop chocolate milk,egg chocolate,hershey,kiss,Bchocolate,m and m,milk dairy cadbury,ms and m,orange chocolate,rolo,sweet chocolate,truffle chocolate
ball milk malted,bar mar,chocolate wafer,crunchie,kat kit,kitkat,malteser,smarty,tam tim,twix,way milky,whopper
=,bar milky,bark almond vanilla,button chocolate white,chip chocolate white,chocolate baking white,drop chocolate white,melt candy,Bchocolate white,milkybar
=,essence vanilla,extract bean vanilla,flavoring vanilla,vanilla
=,bean vanilla,Cfrom seed,paste bean vanilla,Bvanilla,pod vanilla from seed,Cseed,powder vanilla,seed bean vanilla,Bpod vanilla,Bvanilla
=,essence almond,flavoring almond
blossom orange,essence banana,Bcaramel,Bcoconut,Bcoffee,Blavender,Blemon,Bmaple,Bmint,Boil peppermint,Borange,Bpeppermint,Brum,extract banana,Bcaramel,Bcoconut,Bcoffee,Blavender,Blemon,Bmaple,Bmint,Boil peppermint,Borange,Bpeppermint,Brum,flavoring,Bbanana,Bcaramel,Bcoconut,Bcoffee,Blemon,Bmaple,Bmint,Boil peppermint,Borange,Bpeppermint,Brum,oil orange,rosewater,water blossom orange,Bflower orange,Brose
=
bicarb,bicarbonate sodium,soda baking,Bbicarb,Bbicarbonate,Bbread
tartar cream
=,yeast,Bmachine bread
=,yeast baker,Bcake,Bcompressed
=,discard sourdough,levain,starter,Brye,Bsourdough rye,Csourdough active
=,collagen,gelatin,peptide collagen,powder collagen,Bgelatin,Bgelatine
=,gel vege,powder agar
=,aspic,bear gummy,candy gummy,corn candy,crystal jelly,gelatin flavored,Blemon,Blime,Borange,Braspberry,Bstrawberry,gum fruit,Bwine,gummy,haribo,jello,Blemon,Blime,Borange,Braspberry,Bstrawberry,jelly lemon,Blime,Borange,Braspberry,Bstrawberry,o jell,Ccherry,Clemon,Clime,Corange,Craspberry,Cstrawberry,pastille fruit,peep,powder jello lime,worm gummy
=,pectin fruit
=,gum guar,Bxantham,powder husk psyllium,psyllium,xanthan
=
=,cream marshmallow,creme marshmallow,fluff,frosting marshmallow,spread marshmallow
=,marshmallow mini vegan,Bvegetarian
=,fudge cream clotted,Bvanilla
=,butterscotch,candy caramel,caramel,chip butterscotch,original werther,popcorn toffee,sauce toffee
color food,coloring food,gel coloring food,nonpareil,paste coloring food,sprinkle,Bchocolate,Bsugar,strand sugar,thousand and hundred
=,licorice,twizzler,vine red
=,mix pudding chocolate,Cinstant,Dvanilla,Cvanilla,pudding vanilla instant
=,buttercream chocolate,Bvanilla,frosting buttercream,Bcheese cream,icing buttercream,Bcheese cream
=,fondant,frosting chocolate,Bvanilla,icing,Bchocolate,Bfondant roll to ready,Broll to ready,Bvanilla,sugarpaste
biscoff,biscuit arrowroot,Bbiscoff,Bdigestive,Cchocolate,Bhobnob,Bmarie,Bnice,Boat,Bplain,Bspeculoo,Btea,cookie arrowroot,Bbiscoff,Bspeculoo,cracker graham,cream custard,crumb biscuit digestive,Bcracker graham,Bgraham,digestive,g parle,graham,hobnob,newton fig,roll fig,speculoo,stroopwafel
=,butter cookie,Cbiscoff,Cspeculoo,spread cookie biscoff,Bspeculoo
biscuit ginger,Bgingernut,Bnut ginger,Bsnap ginger,cookie gingersnap,Bsnap ginger,gingerbread,gingernut,gingersnap,man gingerbread,nut ginger,pepparkakor,snap ginger,thin ginger
=
biscuit bourbon,Bchocolate,Boreo,Bripple choc,cookie chocolate,Boreo,Bsandwich chocolate,Bwafer chocolate,crumb cookie chocolate,Coreo,oreo,ripple choc,wafer chocolate
biscuit,Bbutter,Bsugar,cookie,Bbutter,Bchip chocolate,Bsugar,shortbread,Bbutter all
=,cookie wafer vanilla,nilla,wafer nilla
=,biscuit amaretti,Bamaretto,cookie amaretti,macaron,macaroon
biscuit boudoir,Bfinger sponge,Bladyfinger,Bsavoiardi,cookie finger sponge,Bladyfinger,Bsavoiardi,finger lady,Bsponge,ladyfinger,savoiardi,sponge trifle
=,brownie,cake chocolate,Bginger,Bmadeira,lamington,roll jam,Bswiss,sponge
=,kiss meringue,nest meringue,powder meringue
=
=,cone sugar,Bwafer,Bwaffle,wafer,Bcream ice
=,curd fruit passion,Blime,Borange
=,conserve,Bapricot,Bberry,Bblackberry,Bblackcurrant,Bblueberry,Bcherry,Cmorello,Bdamson,Bfig,Bpeach,Bplum,Braspberry,Brhubarb,Bstrawberry,glaze apricot,jam apricot,Bberry,Bblackberry,Bblackcurrant,Bblueberry,Bcherry,Cmorello,Bchili,Bdamson,Bfig,Bfruit,Bpeach,Bplum,Braspberry,Brhubarb,Bstrawberry,preserve,Bapricot,Bberry,Bblackberry,Bblackcurrant,Bblueberry,Bcherry,Cmorello,Bdamson,Bfig,Bfruit,Bpeach,Bplum,Braspberry,Brhubarb,Bstrawberry
=,marmalade lemon,Borange
=,jelly apple,Ccrab,Bcranberry,Bgrape,Bmint,Bpepper,Chot,Cred,Bquince,membrillo,paste quince,preserve jelly
=,butter pumpkin,spread puree apple
=,mincemeat fruit
=,chili green and tomato diced,Cwith tomato diced,juice in tomato,Bown in tomato,Btomato in tomato,packed juice tomato,polpa,rotel,tel ro,tomato canned,Bcherry canned,Bchopped,Bcrushed,Bdiced,Bjar,Bmarzano san,Bpeeled,Cplum whole,Bplum canned,Citalian,Cpeeled,Cwhole,Bpolpa,Broasted fire,Bstewed,Bwhole canned,Cpeeled
=,passata tomato,pulp tomato,puree tomato strained,rustica passata,sugocasa,tomato creamed,Bsieved,Bstrained
=,concentrate tomato,paste tomato canned,Csundried,puree tomato,Ccanned,Csundried
=,sauce tomato added salt no,Ccanned
=,marinara,sauce arrabbiata,Bbasil and tomato,Ctomato,Bherb and tomato,Bmarinara,Bnapoletana,Bpasta basil and tomato,Ctomato,Bspaghetti,Btomato jar,Creadymade,tomato sauce pizza
=,bolognese,ragu,sauce joe sloppy,Bmeat,Bragu
=
oil in tomato sundried,Bolive in tomato sundried,sundried tomato,tomato blush sun,Bdried oven,Csemi,Bkissed sun,Broasted slow,Bsunblush,Bsunblushed,Bsundried,Cpacked oil
tomato dried,Bsundried dry,Cpacked dry
=,corn canned,Bkernel whole,Bsweet canned,Ckernel whole canned,sweetcorn canned,Bkernel whole canned
=,corn cream,Bstyle cream,sweetcorn creamed,Bstyle cream
=,posole,pozole
bean garbanzo,canned chickpea,chickpea,garbanzo,water in chickpea
bean kidney,canned bean kidney,rajma,sauce chili in bean kidney,water in bean kidney
bean black,Bturtle,canned bean black,water in bean black
bean butter,Bgigante,Bjudion,Blima,Bwhite giant,canned bean butter
bean canellini,Bcannelini,Bcannellini,Bflageolet,Bharicot,Bkidney white,Bnavy,Bnorthern great,Bwhite,canned bean cannellini,cannellini
bean borlotti,Bcranberry,Bpink,Bpinto,Broman,canned bean pinto
bean blackeyed,canned bean blackeyed,cowpea,pea blackeyed,Bgungo,Bpigeon
bean,canned bean,pulse assorted,Bmixed,salad bean,water in bean mixed
bean baked,sauce tomato in bean
bean and pork,Bpork
bean black refried,Bpinto refried,Brefried
bean chili,sauce chili in bean,Cmild in bean
cooked lentil,lentil beluga black cooked,Ccooked,Bblack cooked,Bbrown canned,Ccooked,Bcanned,Bcooked,Beat to ready,Bgreen canned,Ccooked,Bmicrowave,Bpacked vacuum,Bpouch,Bpuy cooked,Ceat to ready,Cpouch
=,bean edamame,soybean
canned pea,pea canned,Bmarrowfat,Bmushy
=,antipasto artichoke,artichoke canned,Bchargrilled,Bgrilled,Bjar,Bmarinated,Broasted,bottom artichoke,heart artichoke,oil in artichoke
heart palm,palm heart
bamboo,shoot bamboo
=
=,oil in pepper red roasted,peppadew,pepper bell red roasted,Croasted,Bchargrilled,Bcherry,Bgrilled,Bjar,Bmarinated,Bmixed roasted,Bpeppadew,Bpiquante,Bpiquillo,Bred chargrilled,Cjar,Croast,Croasted,Broasted,pimento,pimiento
=,chili green pickled,Bpickled,Bred pickled,jalapeno canned,Bgreen pickled,Bjar,Bpickled,Bsliced pickled,jar from jalapeno,pepper jalapeno canned,Cjar,Cpickled,Csliced pickled
canned chili green,chili green canned,Cchopped,Cdiced,Cgreen mild,Chatch,Cmild,Croasted fire,Bhatch,pepper chili green diced,Dhatch
=,adobo in pepper chili chipotle,chili chipotle,chipotle,Bcanned from sauce,ketchup chipotle,paste chili chipotle,Bchipotle,pepper chipotle,sauce adobo
=,kalamata,olive,paste olive,tapenade
=,olive castelvetrano,Bgordal,Bmanzanilla,Bnocellara,Bqueen,Bstuffed,Cpimento,Cpimiento
berry caper,caper,Bnonpareil,caperberry,vinegar in caper
=,chip pickle,cornichon,cucumber cocktail,Bdill,Chamburger,Bpickle dill,Bpickled,Bsandwich,Bsour,gherkin dill,Chamburger,pickle,Bdill,Chamburger
=,chip pickle sweet,gherkin sweet,pickle branston,Bbutter and bread
=,relish,Bcorn,Bcucumber,Bdill,Bdog hot,Bonion,Bpickle dill,Csweet,Bsweetcorn
=
=,kimchi cabbage,Bnapa
=,kimchi plantbased,Bvegetarian
=,beet pickled,vinegar in beetroot
=,onion cocktail,Bpink pickled,Bred pickled,Bsilverskin
onion crispy,Bfried,shallot crispy,Bfried
=,jam onion,marmalade onion,onion caramelised,Bcaramelized,relish onion red
=,ginger sushi
=,chutney,Bapple,Bapricot,Bbhaji onion,Bdate,Bfruit,Bpeach,Bpear,Bplum,Btamarind,Btomato,pickle indian,Blime,Bmango
=,milk coconut unsweetened,powder coconut,Bmilk coconut
=,cream coconut unsweetened,Bwhipped coconut,milk coconut canned from cream
=,coconut cream lopez coco,Csweetened,sweetened coconut cream
=,block cream coconut,butter coconut,coconut cream,manna coconut
=,pumpkin canned,Bpack solid,Bpure,Bpureed,puree squash butternut
=,compote apple,puree apple,sauce apple,Cbramley
=,jam lingonberry,lingonberry,relish cranberry,sauce cranberry berry whole,Ccanned berry whole
=,juice in chunk pineapple,Cpiece pineapple,Cpineapple,Cslice pineapple,Bnatural in chunk pineapple,Dpiece pineapple,Dpineapple,Dslice pineapple,pineapple canned,Bcrushed,ring pineapple,tidbit pineapple
=,juice in half peach,Cpeach,Cslice peach,Bnatural in half peach,Dslice peach,peach canned,syrup in half peach,Cpeach,Cslice peach
=,juice in mandarin,mandarin canned,orange mandarin canned,segment mandarin,Borange mandarin
=
=,cherry canned,Bgriottine,Bjar,juice in cherry black,kirsch in cherry,syrup in cherry
=,filling cherry,Bpie cherry canned
=
=,soup canned,Bcondensed,Bcream condensed,Bmushroom condensed,Ccream
soup celery condensed,Ccream
soup chicken canned,Ccondensed,Ccream
=
soup tomato cream
=,brine in jackfruit,jackfruit canned,Bgreen,Cyoung,Byoung,water in jackfruit
=
=,gallo de pico,roja salsa,salsa tomato,sauce picante,Btaco
=,chimichurri,salsa green,Btomatillo
=,hummus beetroot,Blemon,Bpepper red,Droasted
=,taramosalata
=,dip avocado
=,raita
=,dip aubergine,ghanoush baba
=,broth beef no,Bchicken no,Bgarlic,Bmushroom,Bveg,Bvegan,Bvegetable,Csalt low,Dreduced,dashi kombu,Bvegan,stock beef no,Bchicken no,Bgarlic,Bkombu,Bmushroom,Bsoup vegetable,Bveg,Bvegan,Bvegetable salt low,Dreduced
=,broth
=,broth bone,Cchicken,Bchicken,Csalt low,Dreduced,Bduck,Bpoultry,Bturkey,consomme chicken,stock chicken salt low,Dreduced,Bduck,Bpoultry,Bturkey
=,broth beef,Csalt low,Bbone beef,Bgame,Bham,Blamb,Bmeat,Bpork,Btonkotsu,Bveal,consomme,Bbeef,stock beef salt low,Bgame,Bham,Blamb,Bmeat,Bpork,Bveal,tonkotsu
=,broth fish,dashi,fumet fish,stock dashi
=,broth seafood
=,broth clam,clamato,juice clamato,stock clam
=,bisque crab,Blobster,Bprawn,Bshellfish,Bshrimp,broth crab,Blobster,Bprawn,Bshellfish,Bshrimp,stock crab,Blobster,Bprawn,Bshrimp
base beef no,Cnot,Bchicken no,Cnot,Bstockcube veg,Cvegan,Cvegetable,Bveg,Bvegan,Bvegetable,Csalt low,Dreduced,concentrate stock veg,Cvegan,Cvegetable,Dsalt low,Ereduced,granule stockcube veg,Cvegan,Cvegetable,paste stock veg,Cvegan,Cvegetable,Dsalt low,Ereduced,Bstockcube veg,Cvegan,Cvegetable,powder stockcube veg,Cvegan,Cvegetable,stockcube beef no,Cnot,Bchicken no,Cnot,Bmushroom,Bthan better vegetable,Bveg,Bvegan,Bvegetable,Csalt low,Dreduced
granule stockcube,knorr,maggi,powder stockcube,stockcube,Bthan better
base chicken,Bstockcube chicken,concentrate stock chicken,cube chicken maggi,granule stockcube chicken,powder stockcube chicken,stockcube chicken,Csalt low,Bflavored chicken,Bjelly chicken,Bthan better chicken
base beef,Blamb,bovril,granule stockcube beef,Clamb,powder stockcube beef,Clamb,stockcube beef,Cjelly,Blamb
dashi instant,granule dashi,hondashi,powder dashi,stockcube fish
=,granule gravy beef,Cchicken,Cturkey,gravy beef,Bchicken,Bturkey,mix gravy beef,Cchicken,Cturkey
bisto,browning gravy,granule gravy,Conion,mix gravy,Conion,Bjus au,Bsoup onion,powder gravy
=,marmite,spread yeast,vegemite
=,nooch
=,ganjang,manis kecap,Bketjap,sauce soy dark salt low,Ereduced,Clight salt low,Cmushroom,Csalt low,Dreduced,Csodium less,seasoning soy,shoyu,soy
=,sauce soy dark glutenfree,Cglutenfree,Ctamari,Btamari,tamari salt low
amino coconut
amino,Bliquid,bragg
=,cham nuoc,mam nuoc,patis,pla nam,sauce anchovy
=,sauce fish vegetarian
=
=,xo
=,sauce fry stir mushroom,Dvegan,Dvegetarian,Boyster mushroom,Cvegan,Cvegetarian
=,sauce hoisin,Bsin hoi,sin hoi
=,marinade bulgogi,Bteriyaki,ponzu,sauce bulgogi,Bkatsu,Bokonomiyaki,Bponzu,Bsukiyaki,Btonkatsu,Bunagi,Byakisoba,Byakitori,soy ponzu,teriyaki
=,bean black fermented,Csalted,curd bean fermented,Cpreserved,djan toban,doenjang,doubanjiang,douchi,paste bean,Cblack,Cbroad,Cchili,sauce bean,Cbroad,Cchili,Bfry stir bean black,Bgarlic bean black
=,miso rice brown,paste miso,Bsoup miso,soup miso instant
=,miso mugi
=,paste chili gochujang,Ckorean,Bgochujang,Bpepper chili korean,Chot korean,Cred korean,sauce gochujang,ssamjang korean
=,sauce chili hot,Crooster,Csiracha,Csriracha,Bhot rooster,Csiracha,Csriracha,Brooster,Bsiracha,Bsriracha,siracha
=,cholula,hot red frank,peri peri,piri piri,redhot frank,sauce buffalo,Bcayenne,Bhot cayenne,Cfrank,Chot frank,Djalapeno,Cjalapeno,Cpepper,Dhot,Dred,Blouisiana,Bpepper,Chot,Cred,Bperi peri,Bpiri piri,Bredhot frank,Btabasco,Bwing,tabasco
amarillo aji,crisp chili,oelek sambal,oil bean chili,Bchili chow chiu,Ccrispy,Bcrisp chili,Bin chili crispy,pao prik nam,paste amarillo aji,Bchili,Bgarlic chili,sambal,sauce chili,Cgarlic,Bgarlic chili
chili sweet,sauce chili sweet,Cthai,Bdipping chili sweet
=,paste harissa,sauce harissa
=,perrin and lea,sauce style worcestershire,Bworcester,worcestershire
=,relish henderson,sauce worcester vegan,Cvegetarian,Bworcestershire vegetarian,worcestershire vegan,Bvegetarian
=,catsup,Btomato,ketchup sugar reduced,Btomato,relish tomato
=,sauce hp,Bsteak
=,barbecue,marinade barbecue
=,aioli,cream salad,hellman,hellmann,mayonnaise chipotle,Bgarlic,Boil olive,whip miracle
=,salad egg,Bmacaroni,Bpotato,slaw
=,aioli vegan,coleslaw plantbased,Bvegan,mayonnaise eggfree,Beggless,Bgarlic vegan,Bplantbased,slaw plantbased,Bvegan,veganaise,vegenaise
=,mustard,Bdog hot
=,dressing mustard honey,sauce mustard honey
=,dijon,mustard smooth,Bstyle dijon
mustard brown,Bcoarse,Bcreole,Bdeli,Bdijon grainy,Cstyle country,Cwholemeal,Bgrain,Bgrainy,Bground coarse,Cstone,Bpommery,Bseed,Bseeded,Bstoneground,Bwholemeal
=,mustard chinese,Bhot
=,cream horseradish,horseradish cream,sauce horseradish
=,paste wasabi,powder wasabi,sauce wasabi
=,concentrate sauce mint
=,bearnaise,sauce bearnaise,Bhollandaise
=,gribiche,remoulade,rouille,sauce comeback,Bgribiche,Bremoulade,Bspecial,Btartar,Byum yum
=,pesto basil,Btomato,Csundried,sauce pesto
=,pesto basil vegan,Bdairyfree,Bgreen vegan,Bred vegan
=,paste curry curry green,Dmassaman,Dpanang,Dred,Dthai,Dyellow,Cgreen,Claksa,Cmassaman,Cpanang,Cred,Crendang,Cyellow,Cyum tom,Bgreen thai,Blaksa,Bmassaman,Bpanang,Bred thai,Brendang,Bthai green,Cred,Byum tom
=,marinade jerk,paste balti,Bbhuna,Bbiryani,Bcurry masala tikka,Bjalfrezi,Bjerk,Bjosh rogan,Bkorma,Bmadra,Bmasala tikka,Btandoori,Btikka,Bvindaloo,sauce balti,Bcurry,Bjalfrezi,Bjerk,Bkorma,Bmasala tikka,Bsimmer
=,curry golden,paste curry katsu,sauce curry katsu
=,concentrate tamarind,extract tamarind,puree tamarind,sauce tamarind,water tamarind
=,paste umeboshi,sauce duck,umeboshi
=,chutney schezwan,paste schezwan,sauce fry stir chili,Bmein chow,Bpao kung,Bschezwan,Bsour and sweet,Bszechuan,schezwan
=,alfredo,sauce alfredo,Bcheese nacho,Bqueso
=,sauce bechamel,Bbread,Bparsley,Bwhite,Clasagne
=,dressing balsamic,Bcatalina,Bfrench,Bgreek,Bhouse,Bitalian,Blemon,Bvinaigrette,Bvinegar and oil,vinaigrette,Bbalsamic,Blemon,Bwine red
=,dressing ginger,Bsoy
=,dressing ginger sesame
=,dressing cheese blue,Bsalad ranch,ranch buttermilk
=,mix dip ranch,Bdressing ranch,Branch,powder ranch,ranch,seasoning and dressing ranch
=,caesar,dressing salad caesar
=,dressing island thousand,Brussian,sauce burger,Bcocktail,Brose marie,Bseafood
=,bouquet kitchen,flavoring smoke hickory,sauce browning,smoke hickory liquid
=,crystal salt sea,maldon,namak kala,salt seasoning,sel de fleur
=,corn pepper black,paradise grain,pepper,Blemon,peppercorn,Bschezwan,seasoning pepper lemon
=,peppercorn white
=,chili cayenne,pepper cayenne,Bred ground,powder cayenne,Bchili cayenne,Cground,Chot,Cindian,Ckashmiri,Cpure,Cred
biber pul,chili aleppo,Bbiber pul,Bcrushed,Bred crushed,Chot crushed,Burfa,flake chili,Cchipotle,Cdried,Cred chipotle,Ddried,Bpepper,Cchili aleppo,Dchipotle,Dcrushed,Ddried,Dhot,Dpinch,Dred,Edried,Cchipotle,Chot,Cred,Dchipotle,Ddried,gochugaru,pepper aleppo,Bbiber pul,Bcrushed,Bred crushed,Chot crushed,Burfa,powder chili korean,Bpepper red korean
ancho,arbol de chili,chili ancho,Barbol,Bchipotle dried,Bdried,Beye bird dried,Bguajillo,Bkashmiri,Bmexico new,Bmulato,Bpasilla,Bred dried,Clong dried,Cwhole dried,Bwhole dried,dried chili chipotle,guajillo,pepper ancho,Bchili ancho,Carbol dried,Cchipotle dried,Cdried,Ceye bird dried,Cguajillo,Ckashmiri dried,Cmexico new dried,Cmulato dried,Cpasilla dried,Cred dried,Dlong dried,Cwhole dried,Bguajillo,Bred dried
=,chili ancho ground,Bchipotle ground,chipotle ground,pepper chipotle ground,powder ancho,Bchili ancho,Cchili ancho,Dchipotle,Cchipotle,Cmexico new,Cred mild,Bchipotle,seasoning carne con chili,Bchili
=,powder paprika
=,paprika hot smoked,Bsmoky,Bspanish,Bsweet smoked,pimenton,vera la de pimenton
=,cumin seed nigella,jeera,powder cumin,seed cumin
=,coriander ground,Bpowdered,ground coriander,powder coriander
=,haldi,powder turmeric
=,ginger dried,Bdry,Bpowdered,ground ginger,powder ginger
=,bark cassia,Bcinnamon,cassia,powder cinnamon,quill cinnamon
=
=,blade mace
clove,powder clove
=,berry allspice,Bpimento,powder allspice
=,cardamon,pod cardamom from seed,powder cardamom,seed cardamom
=,aniseed star
=,ajwain,anise,seed ajwain,Banise,Bcarom
=,fennel ground,pollen fennel,powder fennel
=,caraway
=,salt celery
flake celery
=
=,mustard dried,Bdry,Benglish dry,Bground,powder mustard,Cenglish,Chot,seed mustard brown,Cyellow
=,methi,seed fenugreek
=,kalonji,nigella,seed black,Bkalonji,Bonion
=,poppyseed
=,powder saffron,strand saffron,thread saffron
=
=,atar za,seasoning atar za,Bzaatar,spice zaatar,zahtar
=,furikake,gomashio,gomasio,seasoning bagel but everything,Ceverything,spice bagel everything,togarashi,topping bagel everything
=
=,powder masala garam,spice masala garam
=,amchur,masala bhaji pav,Bbiryani,Bchaat,Bchana,Bchat,Bking kitchen,Bmasala tikka,Bsambar,Btandoori,Btikka,powder chaat,Bchana,Bchat,Bmadra,Bmango,Bmasala tikka,Bsambar,Btandoori,Btikka,seasoning chaat,Bchana,Bchat,Bcurry,Bmasala tikka,Bsambar,Btandoori,Btikka,spice curry,Bmadra,Btandoori,Btikka
=,asafetida,hing
=,baharat,seasoning hanout el ras,Bmoroccan,spice hanout el ras,Bmoroccan
=,phoran panch,powder spice five,spice phoron panch,Bspice seven
=,seasoning pie apple,Bpumpkin,spice gingerbread,Blebkuchen,Bmulling,Bpie apple,Cpumpkin,Bpumpkin,Bspeculaa,Bwarm,Bwhole
=,mix taco,seasoning burrito,Benchilada,Bfajita,Bmex tex,Bmexican,Bsouthwest,spice burrito,Benchilada,Bfajita,Bmex tex,Bmexican,Bsouthwest,Btaco
berbere,cajun,jerk,mix dressing adobo,Cbarbecue,Cberbere,Cblackened,Cblackening,Ccajun,Ccreole,Cfree salt,Cgreek,Cherb and garlic,Dgarlic,Dlemon,Cjerk,Cjollof,Ckebab,Cperi peri,Cpiri piri,Cplain,Cseasoned,Cshawarma,Csmoky,Csouthern,Csteak,Cvegetable,msg,powder cajun,salt adobo,Bbarbecue,Bberbere,Bblackened,Bblackening,Bcajun,Bcreole,Bfree salt,Bgreek,Bherb and garlic,Cgarlic,Clemon,Bjerk,Bjollof,Bkebab,Bperi peri,Bpiri piri,Bplain,Bseasoned,Bshawarma,Bsmoky,Bsouthern,Bsteak,Bvegetable,seasoning,Bbarbecue,Bherb and garlic,Cgarlic,Clemon,Bperi peri,Bpiri piri,Bsteak,spice adobo,Bbarbecue,Bberbere,Bblackened,Bblackening,Bcajun,Bcreole,Bfree salt,Bgreek,Bherb and garlic,Cgarlic,Clemon,Bjerk,Bjollof,Bkebab,Bperi peri,Bpiri piri,Bplain,Bseasoned,Bshawarma,Bsmoky,Bsouthern,Bsteak,Bvegetable,tajin
=,salt chicken,spice chicken
=,bay old,seasoning bay old,Bboil crab,Cseafood,Cshrimp,spice seafood
=
=,garlic dried,Bgranulated,Bminced dried,Bpowdered,granulate garlic,granule garlic,salt garlic
=,flake onion,granule onion,onion dehydrated,Bdried,Bgranulated,Bminced dried,Bpowdered,salt onion
=,dried herb mixed,herb dried,Bitalian,Bmixed dried,Bprovencal dried,mix herb italian,seasoning herb italian
provence de herb,Cherbe,Bherb
=,dried oregano,oregano greek,Bground,Bmexican
=,dried thyme,thyme ground
=,basil sweet dried,dried basil
=,dried rosemary,rosemary ground
=,dried sage,sage ground,Brubbed
=,dried parsley,flake parsley
=,dillweed dried,dried dill,weed dill dried
=,dried mint,spearmint dried
=,marjoram
=
=,cilantro dried
=
=,juniper
=,dulse,laver,seaweed nori
=,kelp,seaweed
=,miyeok,seaweed miyeok dried,Bwakame
=,cep dried,mushroom chinese dried,Bmixed dried,Bporcini dried,Bshiitake dried,Bwild dried,Cmixed dried,porcini,porcino,shiitake dried
=,powder matcha,Btea green,tea matcha
=,powder chlorella,Bmaca,Bspirulina,Bwheatgrass
bonito,flake bonito,katsuobushi
=,evoo,oil basil,Bchili,Bgarlic,Bherb,Binfused garlic,Blemon,Bolive basil,Cchili,Cgarlic,Cinfused garlic,Dlemon,Clemon,Btruffle,Bvirgin extra
=,oil
oil soy,Bsoybean
=
=,canola,oil canola
=
=,oil nut ground,Bpeanut
=,oil gingelly,Bseed sesame,Btil
=
=
=,oil seed grape
=
=
=,oil flax,Bhemp,Blinseed,Bseed flax,Chemp,Cpumpkin
=
=,oil nut
=,oil pistachio
=
=
=,frylight,light fry,oil olive spray,Bspray,spray baking,Bcal one,Bcalorie low,Bcooking canola,Cflavored butter,Coil,Dolive,Blight fry,Bnonstick,Boil,Cavocado,Ccanola,Ccoconut,Colive,Crapeseed,Csunflower,Cvegetable,Bvegetable
=,dripping bacon,fat bacon,Bpork,grease bacon,lard pork
=,suet beef
=,suet shredded vegetable,Bvegetarian,Bveggie
=,dripping,Bturkey,fat beef,tallow,Bbeef
=,fat chicken,schmaltz
=
=,crisco,fat solid,Bvegetable,Bwhite,shortening,trex
=,acv,vinegar apple,Bcider apple,Bcyder
=,vinegar
=,vinegar black,Bchinkiang,Brice black
=,vinegar merlot,Bwine,wine red vinegar
=,vinegar balsamic white,Bchampagne,Bjerez,Bmoscatel,Bprosecco,Bsherry,Btarragon,wine white vinegar
=,balsamic
=,seasoning sushi,vinegar rice brown,Cjapanese,Cmirin,Csushi,Cwhite,Bsushi,Bwine rice,Dbrown,Djapanese,Dsushi,Dwhite
=,bread,Bstyle bread garlic,loaf crusty,Buncut,Bwhite,toast,Bstyle bread garlic
=,bread french,Bsourdough,Bvienna,loaf french,Bvienna,toast french,Bsourdough,Bvienna
=,french stick bread,roll french,stick french
=,bread ciabatta,Bitalian,Bolive,bun ciabatta,loaf italian,roll ciabatta,Bitalian
=,bread focaccia
=,baguette brown,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bseeded,Bsoda,Bspelt,Bsprouted,Bwholemeal,bread brown,Bezekiel,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bsandwich brown,Cgrain mixed,Dmulti,Dsprouted,Cgranary,Cmalted,Cmalthouse,Cmultigrain,Coat,Cseeded,Csoda,Cspelt,Csprouted,Cwholemeal,Bseeded,Bsoda,Bspelt,Bsprouted,loaf brown,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bseeded,Bsoda,Bspelt,Bsprouted,Bwholemeal,toast brown,Bgrain mixed,Cmulti,Csprouted,Bgranary,Bmalted,Bmalthouse,Bmultigrain,Boat,Bseeded,Bsoda,Bspelt,Bsprouted,Bwholemeal
=,bread pumpernickel,pumpernickel,rugbrod,rye danish,Bdark,Bgerman,Blight,Bmarble,Bscandinavian,Bseeded,Bseedless,Bsourdough,Btoasted,Bwholemeal,sourdough rye,toast rye
=,bread brioche,Begg,bun brioche,Bburger brioche,Bcross hot,Bdog hot brioche,Bfinger brioche,Bhamburger brioche,loaf egg,panettone,roll brioche,Bdog hot brioche,Bfinger brioche,Bhamburger brioche,slice egg,stollen,teacake fruited
=,bread challah
=,bread fruit,Bmalt,Braisin cinnamon,loaf fruit,Bmalt,Braisin cinnamon,toast raisin
baguette glutenfree,base pizza glutenfree,bread gf,Bglutenfree,Bsandwich glutenfree,Bwhite glutenfree,bun burger glutenfree,Bglutenfree,flatbread glutenfree,loaf glutenfree,naan glutenfree,pita glutenfree,roll bread glutenfree,Bglutenfree,toast glutenfree,tortilla glutenfree,wrap glutenfree
=,bap,bun,Bbread crusty,Csoft,Cwhite,Cwholemeal,Bpotato,Bstyle ciabatta,dough roll dinner,pav,roll,Bbread soft,Cwhite,Cwholemeal,Bpotato,Bstyle ciabatta
=,bun dog hot,Bfinger,Bfrankfurter,Bhamburger,Cpotato,Bhotdog,Bseeded,Bslider,roll burger,Bdog hot,Bfinger,Bfrankfurter,Bhamburger,Cpotato,Bhotdog,Bor bun dog hot,Bseeded,Bslider
=,bun burger seed sesame,Cseeded sesame,Csesame,Bhamburger seed sesame,Cseeded sesame,Csesame,Bseed sesame,Bseeded sesame,roll seed sesame,Bseeded sesame,Bsesame
bread pita,chip pita,pita,pocket bread pita,Bpita
bread pita brown,Cwholemeal,pita brown,Bwholemeal,pocket pita brown,Cwholemeal
=,bread naan,Bnan,flatbread naan,naan coriander and garlic,Bgarlic
=,bread naan peshwari
=,bhatura,bread chapatti,Broti,canai roti,chapatti,kulcha,lefse,paratha,phulka,poori,puri,roti,thepla
=,bread afghan,Beastern middle,Bflat,Bkhobez,Blavash,Blebanese,Bpersian,Bsoft,Bturkish,lavash,piadina
=
=,tortilla,Bflour taco,Btaco soft,Bwheat and corn,wrap,Bflour,Ctaco,Btaco soft
tortilla flour multigrain,Cseeded,Cwholemeal,Bmultigrain,Bseeded,Bwholemeal,wrap multigrain,Bseeded,Btortilla multigrain,Cseeded,Cwholemeal,Bwholemeal
=,tortilla corn taco street,Bmaize,Btaco corn,tostada,wrap tortilla corn
=,shell taco corn,taco
=,bagel cinnamon,Braisin and cinnamon
=,bagel everything,Bseed sesame,Bseeded
=,muffin
=
=,chocolat au pain,croissant butter,dough roll crescent,pastry danish
=,amande aux pain,chocolat au pain almond
=,american dough biscuit,biscuit buttermilk,Bcanned,Bflaky,Brefrigerated,dough biscuit
breadcrumb,Bor panko,Bstyle panko,crumb cracker,meal matzo,Bmatzoh,strobrod
breadcrumb brown,Bciabatta,Bfresh,Brye,Bsoft,Bsourdough,Bwhite coarse,Cfresh,Csoft,Cstale,Bwholemeal
=,breadcrumb japanese,Bpanko,Bstyle japanese,crumb japanese,Bpanko,Bstyle japanese
crouton,Bbread,Bgarlic,Bsourdough
=,stuffing,Bbread,Bcornbread,Bherb,Bonion and sage,Bseasoned herb
=,bread corn
biscuit cream,Btable,Bwater,cracker,Bbutter,Bcream,Boyster,Bwater,matzo,matzoh,oatcake,ritz,saltine,toast melba,triscuit
biscuit cheese,cracker cheddar,Bcheese,Bgoldfish,goldfish,it cheez,its cheez,straw cheese,twist cheese
=,bread crisp,Crye,cracker rye,Bwasa,crispbread rye,knackebrod,ryvita
breadstick,grissini,stick bread
=,case pastry puff,Bvent au vol,dough pastry puff,pastry,Bcroissant,Bpuff roll ready,Dto ready,roll pastry puff,shell pastry puff
=,pastry butter all,Bpuff rolled ready butter all
=,case pastry,Cpastry,Btart,Btartlet,crust,Bpastry,Bpie pastry,disc empanada,dough crust pie,Bempanada,Bpastry,Bpie,Cpastry,pastry crust short,Bdessert,Bpie,Bplain,Bshortcrust savory,Bsweet,pie crust double for pastry,Cfor pastry,shell cannoli,Bpastry,Cpastry,Bpie,Cpastry,Btart,shortcrust,wrapper empanada
=,crust pie butter all,shortcrust butter all
=,dough fillo,Bfilo,Bphyllo,filo,kataifi,pastry brik,Bfillo,Bphyllo,Broll spring,phyllo,sheet fillo,skin roll spring,wrapper roll spring
=,crust cookie chocolate,Bcracker graham,Bpie cracker graham,shell pie cracker graham
=,base pizza,Cuse to ready,crust pizza,Cuse to ready,dough,Bbread,Bpizza use to ready,Broll crescent refrigerated,roll crescent,Bdinner crescent
dumpling,gyoza,potsticker frozen,roll egg,skin eggroll,Bpotsticker,wonton,wrapper dumpling,Beggroll,Bgyoza,Bpotsticker,Broll egg,Bwonton
=,pasty,pie pork,Bscotch
=
=
=,batter pudding yorkshire
waffle
blini,crepe,pancake,Bduck peking,Bscotch
donut,Bjam
pretzel,rod pretzel,twist pretzel
cake corn,Brice,Cbrown,Cpuffed
=,senbei
cake rice korean,tteok,tteokbokki
=,papad,papadum,pappadum,poppadum
chip shrimp,cracker prawn,Bshrimp
chip corn,Bnacho,Btortilla,Ccorn,frito,nacho
cheeto,chip cheese nacho,Btortilla cheese,dorito,popcorn cheese,puff cheese,snack cheese,wotsit
=,chip kettle,Bplain,Bpotato,Bsalted,Bvegetable,Bvinegar and salt,crisp potato,crisps potato,Bvinegar and salt
pea baby,Bcooked,Bdefrosted,Bfrozen,Bgarden frozen,Bgreen,Bpetit,Bpetite,pois baby,Bcooked,Bdefrosted,Bfrozen,Bgarden frozen,Bgreen,Bpetit,Bpetite
=,corn frozen,Bkernel whole frozen,Bsweet frozen,Byellow frozen
=,spinach chopped frozen,Bleaf cut frozen,Cfrozen,Cwhole frozen,Bthawed
=,broccoli chopped frozen
bean french frozen,Bgreen cut frozen,Cfrozen
bean baby frozen,Bbroad baby frozen,Cfava frozen,Cfrozen,Bfava frozen
carrot and pea,Dfrozen,mix vegetable frozen,veg frozen,Bmixed frozen,vegetable casserole frozen,Bfrozen,Bfry stir frozen,Bmediterranean frozen,Bmixed frozen
berry frozen,Bmixed frozen,Bsummer frozen,Cmixed frozen,forest fruit frozen,fruit forest frozen,Bfrozen,Bmixed frozen,Bsummer frozen,mix berry frozen,Bfruit summer frozen
=,strawberry sliced frozen,Bwhole frozen
=
=,blueberry wild frozen
=
=
=,cherry black frozen,Bdark frozen,Cpitted frozen,Bpitted frozen,Bstoned frozen,Bsweet dark frozen,Cfrozen,Cpitted frozen
=,fruit tropical frozen
chip,Bpotato sweet,fry curly,Bcut crinkle,Bfrench,Bfrozen,Boven,Bpotato sweet,Bskinny,wedge potato,Csweet
brown hash,hashbrown,potato brown hash,Bfrozen,Bshredded frozen,tot tater
=,sherbet,Blime,Borange,sorbet fruit,Blemon,Bmango,Braspberry
=
=,water cold ice,Bcooking pasta,Bice,Bpasta
=,seltzer,soda club,water carbonated,Bfizzy,Bmineral sparkling,Bseltzer,Bsoda
=,tonic
=,juice coconut
=,chianti,merlot,noir pinot,rioja,sauvignon cabernet,shiraz,wine
=,blanc sauvignon,cava,champagne,chardonnay,grigio pinot,prosecco,riesling,verde vinho,wine cooking white,Brose,Bsparkling
=,madeira,marsala,martini,port,prat noilly,santo vin,sherry,Bcream,vermouth,wine dessert,Bmadeira,Bmarsala,Bport
=,michiu,sake,shaoxing,wine chinese,Bcooking chinese,Ccooking chinese,Chsing shao,Crice chinese,Dcooking,Ddry,Djapanese,Dshaoxing,Cshaohsing,Cshaosing,Cshaoxing,Cxing shao,Bhsing shao,Brice japanese,Crice chinese,Dcooking,Ddry,Djapanese,Dshaoxing,Bshaohsing,Bshaosing,Bshaoxing,Bxing shao
=,seasoning mirin,wine rice mirin,Csweet
=,ale,Bmalt ginger,beer malt ginger,guinness,ipa,lager,Bmalt ginger,pilsner,porter,stout
=,cider apple dry,Chard dry,perry
=,cider alcoholic non,Bapple
=,verjuice,verjus
=,grapefruit juice
=
=,cocktail juice cranberry,Cunsweetened,drink juice cranberry,Cunsweetened,juice cranberry cranberry
=
=
=,juice apricot,Bbeetroot,Bcherry,Csour,Bclementine,Bfruit,Cpassion,Bmandarin,Bmango and orange,Bpeach,Bpear,Bprune,Btangerine,Btropical,Byuzu,nectar apricot,Bfruit,Cpassion,Bmango,Cand orange,Bpeach,Bpear,Btropical,pulp fruit passion,Bmango,puree fruit,Bmango,yuzu
=,juice vegetable
=,beer root,coke,pepsi,soda cream,Bpepper dr
=,lemon bitter,lemonade lime lemon,limeade,soda cloudy,Blime lemon,Borange,Bsparkling,sprite,up seven
=,ale ginger,Cdry
=,cordial blackcurrant,Bginger,Blime,Braspberry,Brhubarb,drink squash,elderflower,ribena,squash orange
=
=,water barley lemon
=,brew cold
=
=,bean coffee,coffee camp,Bcoffee,Bespresso,Bground,Binstant espresso,espresso ground,granule coffee,Bespresso,Bground,powder coffee,Bespresso,Bground
=,chai masala,tea,teabag
=,teabag green
=,bag tea ginger,Cherb,Clemon,Cmint,flower hibiscus dried,hibiscus,kombucha,tea camomile,Bchamomile,Bfruit,Bhibiscus,Bpeppermint,teabag camomile,Bchamomile,Bfruit,Bherbal,Bhibiscus,Bpeppermint
=,applejack,armagnac,brandy apple,Bcherry,calvado,cognac,grappa,kirsch
=,bacardi,cachaca,malibu,rum coconut
=,vodka lemon,Bvanilla
=
bourbon,scotch,whiskey,Brye
=,mezcal,pisco
=,absinthe,amaretto,aperol,cacao de creme,campari,cassis,chambord,cointreau,curacao,disaronno,drambuie,frangelico,germain st,kahlua,limoncello,liqueur almond,Bcherry,Bchocolate,Bcoffee,Belderflower,Bflavored coffee,Corange,Bhazelnut,Borange,Bpeach,Braspberry,maria tia,marnier grand,menthe de creme,ouzo,pastis,pernod,pimm,schnapp,Bpeach,Bpeppermint,sec triple
=,bailey,liqueur cream irish
=
bitter angostura,Baromatic,Borange
=,case cupcake,Bmuffin,Bpaper,cheesecloth,foil,husk corn,liner cupcake,Bmuffin,Bpaper,muslin,paper baking,Bbutter,Bgreaseproof,Bparchment,Bwax,parchment baking,skewer,Bbamboo,stick cocktail,Blollipop,Blolly,Bpopsicle,string kitchen,toothpick,twine kitchen`
