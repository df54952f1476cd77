import { courses } from './dish'

export const seafood = courses({
  first: `
    Sopa de marisco | crustaceans molluscs fish celery | oi
    Mejillones al vapor con laurel | molluscs
    Ensalada de langostinos y aguacate | crustaceans mustard | pv
    Almejas a la marinera | molluscs gluten sulphites | | | 3
    Salpicón de marisco | crustaceans molluscs sulphites | v
    Gambas al ajillo | crustaceans
    Berberechos al limón | molluscs | | | 1.5
    Croquetas de gambas | gluten milk eggs crustaceans
    Arroz caldoso con almejas | molluscs fish | oi
    Crema de nécoras | crustaceans milk | i
    Ensaladilla de marisco | crustaceans eggs fish | pv
  `,
  second: `
    Merluza del día en salsa marinera | fish molluscs gluten sulphites
    Fritura de la lonja | fish molluscs gluten
    Arroz con bogavante (mínimo dos) | crustaceans fish | | | 8
    Lubina al horno con patatas panadera | fish sulphites
    Rape a la plancha con refrito | fish | | | 3
    Calamares a la romana | molluscs gluten eggs
    Sepia a la plancha | molluscs
    Zarzuela de pescado | fish crustaceans molluscs nuts sulphites | oi | | 2
    Bacalao confitado con pimientos | fish
    Rodaballo a la espalda | fish sulphites | | | 5
    Parrillada de pescado y marisco | fish crustaceans molluscs | | | 5
    Caballa a la brasa con ensalada | fish | v
    Pulpo a la brasa con parmentier | molluscs milk | | | 3
  `,
  dessert: `
    Filloas de crema | gluten milk eggs | | vegetarian
    Tarta de almendra | nuts eggs | | vegetarian
    Sorbete de limón | | pv | vegan
    Flan casero | eggs milk | | vegetarian
    Cañas fritas | gluten milk eggs | | vegetarian
    Piña natural | | | vegan
  `,
})

export const mediterranean = courses({
  first: `
    Hummus con crudités y pan de pita | sesame gluten | | vegan
    Ensalada griega con feta | milk sulphites | pv | vegetarian
    Tabulé con menta y granada | gluten | pv | vegan
    Crema fría de pepino y yogur | milk | v | vegetarian
    Cuscús con verduras de temporada | gluten celery | | vegan
    Carpaccio de calabacín con parmesano | milk nuts | pv | vegetarian
    Alcachofas confitadas con almendra | nuts | pi | vegan
    Musaca de berenjena | milk gluten celery | oi
    Crema de lentejas rojas y comino | celery | oi | vegan
    Coca de escalivada y anchoa | gluten fish
  `,
  second: `
    Pollo con limón y aceitunas | sulphites
    Lubina con tomate, alcaparras y aceitunas | fish sulphites
    Cuscús de cordero | gluten celery nuts
    Arroz meloso de verduras | celery | | vegan
    Albóndigas de cordero con yogur | gluten milk eggs
    Bacalao con sanfaina | fish
    Huevos en salsa de tomate y pimiento | eggs | | vegetarian
    Fideuá de verduras y setas | gluten eggs | o | vegetarian
    Dorada a la plancha con romesco | fish nuts sulphites gluten
    Berenjena al horno con tahini | sesame | vo | vegan
    Brochetas de pavo con tzatziki | milk
    Pasta con sardinas y pasas | gluten fish nuts
  `,
  dessert: `
    Yogur griego con miel y nueces | milk nuts | | vegetarian
    Baklava | gluten nuts | | vegetarian
    Tarta de naranja y aceite de oliva | gluten eggs | | vegetarian
    Higos con queso fresco | milk | o | vegetarian
    Sandía con menta | | v | vegan
    Naranja con canela y azahar | | | vegan
    Arroz con leche de almendras | nuts | | vegan
    Dátiles rellenos de almendra | nuts | oi | vegan
    Fruta de temporada | | | vegan
  `,
})

export const fusion = courses({
  first: `
    Croquetas de kimchi | gluten milk eggs fish
    Tataki de atún con ajoblanco | fish soy nuts gluten | pv | | 1.5
    Gyozas de rabo de toro | gluten soy celery
    Salmorejo de remolacha con sardina | fish gluten sulphites | v
    Bao de calamares con alioli de lima | gluten molluscs eggs
    Ensaladilla con vieira y ponzu | eggs molluscs soy fish
    Crema de zanahoria, coco y jengibre | | oi | vegan
    Tacos de tartar de tomate | soy gluten | v | vegan
    Huevo a baja temperatura con dashi y setas | eggs fish soy | oi
  `,
  second: `
    Carrillera glaseada con hoisin y puré de boniato | soy gluten sesame milk sulphites
    Canelón de pato con salsa de ciruela | gluten milk eggs soy
    Arroz meloso de setas y miso | soy gluten | oi | vegan
    Corvina con leche de tigre y maíz | fish celery
    Pollo karaage con mojo rojo | gluten soy eggs sulphites
    Presa ibérica con mole suave | nuts sesame peanuts | | | 2
    Coliflor asada con romesco y dukkah | nuts sesame sulphites gluten | | vegan
    Ramen de cocido | gluten eggs soy celery | i
    Salmón con curry de piquillos | fish milk
    Fideos salteados con gambas y ajo negro | gluten soy crustaceans
  `,
  dessert: `
    Torrija de brioche con chai | gluten milk eggs | | vegetarian
    Tarta de queso con yuzu | milk eggs gluten | | vegetarian
    Mochi de crema catalana | milk eggs | | vegetarian
    Chocolate, aceite y sal | milk soy | | vegetarian
    Piña asada con ron y lima | | pv | vegan
    Arroz con leche de coco | | | vegan
  `,
})

export const vegan = courses({
  first: `
    Crema de calabaza con semillas | sesame | oi | vegan
    Bol de quinoa, aguacate y mango | | pv | vegan
    Hummus de remolacha con pan de masa madre | sesame gluten | | vegan
    Gazpacho de sandía | sulphites | v | vegan
    Ensalada de lentejas, granada y menta | mustard | o | vegan
    Croquetas de boletus con leche de avena | gluten | | vegan
    Tartar de tomate y aguacate | soy mustard | pv | vegan
    Ensaladilla de verduras con veganesa | soy mustard | | vegan
    Sopa de miso con tofu y setas | soy | i | vegan
    Rollitos de arroz con salsa de cacahuete | peanuts soy | v | vegan
  `,
  second: `
    Hamburguesa de alubias y remolacha al plato | gluten mustard | | vegan
    Curry de garbanzos y espinacas con arroz | mustard | | vegan
    Paella de verduras de la huerta | celery | | vegan
    Lasaña de verduras con bechamel de anacardo | gluten nuts | | vegan
    Seitán encebollado al Pedro Ximénez | gluten soy sulphites | oi | vegan
    Berenjena asada con miso y sésamo | soy sesame | vo | vegan
    Albóndigas de lenteja en salsa de almendra | nuts gluten | | vegan
    Tacos de jaca con piña encurtida | sulphites | | vegan
    Wok de tofu con brócoli y anacardos | soy nuts gluten | | vegan
    Calabacín relleno de soja y tomate | soy celery | pv | vegan
  `,
  dessert: `
    Tarta cruda de anacardo y frambuesa | nuts | | vegan
    Brownie de boniato | nuts | | vegan
    Helado de plátano y cacao | | pv | vegan
    Arroz con bebida de coco y canela | | | vegan
    Chía con mango | | | vegan
    Manzana asada con nueces | nuts | oi | vegan
    Fruta de la frutería de la esquina | | | vegan
  `,
})

export const vegetarian = courses({
  first: `
    Ensalada de queso feta, sandía y menta | milk | v | vegetarian
    Crema de espinacas con huevo poché | eggs milk | oi | vegetarian
    Revuelto de espárragos y ajetes | eggs | p | vegetarian
    Tomate relleno de cuscús | gluten | v | vegan
    Ensalada de remolacha, naranja y nueces | nuts | oi | vegan
    Sopa de verduras con fideos | gluten celery eggs | | vegetarian
    Alcachofas gratinadas con queso | milk | pi | vegetarian
    Ensalada de garbanzos y pimiento asado | sulphites | | vegan
    Croquetas de setas | gluten milk eggs | | vegetarian
    Quiche de puerro y calabaza | gluten milk eggs | oi | vegetarian
    Lentejas con verduras y comino | celery | oi | vegan
    Burrata con pesto de albahaca | milk nuts | pv | vegetarian
    Hummus con zanahorias asadas | sesame | | vegan
  `,
  second: `
    Canelones de setas y castañas | gluten milk eggs nuts | oi | vegetarian
    Lasaña de espinacas y ricotta | gluten milk eggs | | vegetarian
    Huevos al plato con pisto | eggs | | vegetarian
    Risotto de calabaza y salvia | milk sulphites | oi | vegetarian
    Musaca de lentejas | milk gluten | | vegetarian
    Ñoquis de patata con gorgonzola | gluten milk | | vegetarian
    Hamburguesa de quinoa con batata | gluten eggs | | vegetarian
    Pimientos rellenos de arroz y queso | milk | | vegetarian
    Curry de verduras con arroz | mustard | | vegan
    Tarta de cebolla caramelizada y queso de cabra | gluten milk eggs | | vegetarian
  `,
  dessert: `
    Tarta de queso con frutos rojos | milk eggs gluten | | vegetarian
    Yogur casero con granola | milk nuts gluten | | vegetarian
    Bizcocho de zanahoria | gluten eggs nuts | | vegetarian
    Crema de limón | milk eggs | pv | vegetarian
    Crumble de manzana | gluten milk | oi | vegetarian
    Fruta de temporada | | | vegan
  `,
})
