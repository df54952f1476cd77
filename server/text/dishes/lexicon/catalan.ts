/** Words that glosses of French have, in Catalan, where the other files say something else: things end in their gender and number, qualities do not. */
export const glossWords = `
ragoût|guisat m
potée|potatge m
lard|cansalada f
saucisse|salsitxa f
citron vert|llima f
légumes secs|llegums mp
pain plat|coca f
galette|coca f
feuilleté|pasta de full f
feuilletés|pastes de full fp
fruits à coque|fruits secs mp
pâtes|pasta f
pâte|massa f
pâté|paté m
crème|crema f
gâteau|pastís m
petits gâteaux|pastissets mp
ravioles|farcellets mp
raviole|farcellet m
boulettes|boletes fp
petit poisson|peix petit m
petit poisson blanc|peix blanc petit m
petit thon|tonyina petita f
petites pâtes de blé|pasta petita de blat f
fines tranches|talls fins mp
jeunes fèves de soja|faves tendres de soja fp
crustacés|crustacis mp
chapelure|pa ratllat m
agrume|cítric m
vin mousseux|vi escumós m
banane plantain|plàtan mascle m
crevettes|gambes fp
bouillon|brou m
foie de porc|fetge de porc m
tripes|tripa f
sauce aux herbes|salsa d'herbes f
tourte|panada f
saindoux|llard m
crêpe|crep f
riz au bouillon|arròs amb brou m
lait de coco|llet de coco f
sauce tomate|salsa de tomàquet f
sauce au thon|amb salsa de tonyina m
sauce au piment|amb salsa de bitxo m
soupe froide poireaux|sopa freda de porros f
bol de riz|bol d'arròs m
assiette|plat m
saucisson sec|llonganissa seca f
porc effiloché|porc esfilagarsat m
galette de maïs|coca de blat de moro f
galettes de maïs|coques de blat de moro fp
pâte de maïs|massa de blat de moro f
pâte de riz gluant|massa d'arròs glutinós f
lentilles à l'indienne|llenties a l'índia fp
lentilles noires|llenties negres fp
escalope panée|escalopa arrebossada f
boulettes de viande hachée|boletes de carn picada fp
beignets feuilletés aux amandes|bunyols d'ametlla mp
pickles|envinagrats mp
flan|flam m
en Andalousie|a Andalusia m
chantilly|nata muntada f
génoise|pa de pessic m
ventre de thon|ventresca de tonyina f
biscuit salé|galeta salada f
encre de seiche|tinta de sípia f
frites|patates fregides fp
frit|fregit
piquant|picant
mijoté|estofat
grillé|torrat
épicé|especiat
effiloché|esfilagarsat
fermenté|fermentat
écrasé|aixafat
garni|guarnit
farci|farcit
pané|arrebossat
`
