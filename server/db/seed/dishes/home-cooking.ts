import { courses } from './dish'

/** Dishes of a menú del día anywhere in Spain. */
export const homeCooking = courses({
  first: `
    Lentejas estofadas con chorizo | gluten sulphites | oi
    Lentejas de la abuela con verduras | celery | poi | vegan
    Garbanzos con espinacas y bacalao | fish | pi
    Potaje de vigilia | fish eggs | p
    Judías blancas con almejas | molluscs sulphites | oi
    Alubias pintas con sacramentos | sulphites | i
    Judías verdes rehogadas con jamón | | pv
    Menestra de verduras de temporada | gluten celery | p | vegetarian
    Crema de calabacín con picatostes | milk gluten | pvo | vegetarian
    Crema de calabaza y jengibre | milk | oi | vegetarian
    Crema de puerros con huevo a baja temperatura | milk eggs | oi | vegetarian
    Crema de champiñones | milk | oi | vegetarian
    Sopa castellana con huevo escalfado | gluten eggs | i
    Sopa de cocido con fideos | gluten celery eggs | i
    Sopa de pescado | fish crustaceans molluscs celery | oi
    Sopa de ajo | gluten eggs | i | vegetarian
    Gazpacho andaluz con su guarnición | gluten sulphites | v | vegan
    Salmorejo con huevo y virutas de jamón | gluten eggs sulphites | pv
    Ensalada mixta con ventresca | fish eggs sulphites | pv
    Ensalada de tomate, cebolleta y bonito | fish sulphites | v
    Ensalada de queso de cabra, nueces y miel | milk nuts mustard sulphites | | vegetarian
    Ensaladilla rusa de la casa | eggs fish | pv
    Ensalada de garbanzos con pimientos asados | sulphites | v | vegan
    Ensalada templada de setas y gulas | fish sulphites | o
    Endivias con roquefort | milk nuts | poi | vegetarian
    Macarrones gratinados con tomate y chorizo | gluten milk eggs
    Espaguetis a la carbonara de la casa | gluten milk eggs
    Canelones gratinados | gluten milk eggs
    Lasaña de verduras | gluten milk eggs | | vegetarian
    Arroz a la cubana | eggs | | vegetarian
    Arroz con verduras de la huerta | celery | pv | vegan
    Arroz caldoso de pollo y setas | celery | oi
    Paella mixta | crustaceans molluscs fish
    Pisto manchego con huevo frito | eggs | vo | vegetarian
    Huevos rotos con jamón | eggs
    Revuelto de setas y gambas | eggs crustaceans | o
    Revuelto de espárragos trigueros | eggs | p | vegetarian
    Espárragos blancos con mayonesa | eggs mustard | pv | vegetarian
    Alcachofas salteadas con jamón | sulphites | pi
    Berenjenas rellenas de carne | gluten milk | v
    Guisantes con huevo poché | eggs | p
    Coliflor al ajoarriero | sulphites | i | vegan
    Brócoli gratinado con bechamel | gluten milk | i | vegetarian
    Patatas a la importancia | gluten eggs sulphites | oi | vegetarian
    Patatas guisadas con costilla | sulphites | oi
    Melón con jamón | | v
    Tortilla de patatas jugosa con ensalada | eggs | | vegetarian
    Croquetas caseras de jamón | gluten milk eggs
    Espinacas a la crema | milk gluten | oi | vegetarian
    Entremeses de la casa | milk sulphites
  `,
  second: `
    Filete de ternera a la plancha con patatas
    Escalope de ternera con patatas fritas | gluten eggs
    Cinta de lomo con pimientos
    Lomo a la sal con salsa de manzana | sulphites milk | oi
    Albóndigas en salsa con guisantes | gluten eggs sulphites
    Carrilleras de cerdo al vino tinto | sulphites celery | oi | | 1.5
    Estofado de ternera con zanahorias | sulphites celery | oi
    Ternera en salsa a la jardinera | sulphites celery
    Pollo asado con patatas panaderas | sulphites
    Pollo al ajillo | sulphites
    Pollo en pepitoria | eggs nuts sulphites | poi
    Muslos de pollo al limón | sulphites | pv
    Pechuga a la plancha con verduras
    Conejo al ajillo | sulphites
    Costillas de cerdo asadas con miel y mostaza | mustard
    Secreto ibérico a la brasa | | | | 2
    Presa ibérica con salsa de setas | milk sulphites | o | | 3
    Entrecot de vaca con patatas | | | | 4
    Chuletillas de cordero con patatas | | p | | 3
    Cordero guisado a la pastora | sulphites | pi
    Rabo de toro estofado | sulphites celery | oi | | 3
    Callos con garbanzos | sulphites | i
    Manitas de cerdo en salsa | gluten sulphites | i
    Hígado encebollado | sulphites
    San Jacobo casero con ensalada | gluten milk eggs
    Pimientos rellenos de carne | gluten milk eggs sulphites
    Huevos fritos con chistorra y patatas | eggs sulphites
    Merluza a la romana con ensalada | fish gluten eggs
    Merluza en salsa verde con almejas | fish molluscs gluten sulphites
    Bacalao con tomate | fish gluten
    Bacalao al pilpil | fish | i | | 1.5
    Bacalao a la dorada | fish eggs | poi
    Boquerones fritos con limón | fish gluten | v
    Sardinas a la plancha | fish | v
    Dorada al horno con patatas | fish sulphites
    Lubina a la espalda | fish sulphites | | | 2
    Trucha a la navarra | fish | pv
    Salmón a la plancha con salsa de eneldo | fish milk mustard
    Atún encebollado | fish sulphites | pv
    Bonito con tomate | fish | v
    Emperador a la plancha con ajo y perejil | fish
    Calamares en su tinta con arroz | molluscs fish sulphites
    Sepia a la plancha con alioli | molluscs eggs
    Mejillones al vapor con pimentón | molluscs | oi
    Chipirones encebollados | molluscs sulphites | v | | 1.5
    Gallo rebozado con ensalada | fish gluten eggs
    Caballa en escabeche | fish sulphites | pv
    Berenjena asada con queso y tomate | milk | v | vegetarian
    Hamburguesa de garbanzos con pisto | gluten | | vegan
    Tortilla de calabacín con ensalada | eggs | pv | vegetarian
  `,
  dessert: `
    Flan de huevo casero | eggs milk | | vegetarian
    Flan de café | eggs milk | | vegetarian
    Natillas con galleta | eggs milk gluten | | vegetarian
    Arroz con leche | milk | | vegetarian
    Leche frita | milk gluten eggs | poi | vegetarian
    Tarta de queso al horno | milk eggs gluten | | vegetarian
    Tarta de la abuela | milk gluten nuts | | vegetarian
    Tarta de manzana templada | gluten eggs milk | oi | vegetarian
    Tarta de limón y merengue | gluten eggs milk | pv | vegetarian
    Torrijas caseras | gluten eggs milk | p | vegetarian
    Mousse de chocolate | milk eggs | | vegetarian
    Mousse de limón | milk eggs | v | vegetarian
    Coulant de chocolate con helado | gluten eggs milk | | vegetarian | 1.5
    Cuajada con miel y nueces | milk nuts
    Yogur griego con frutos rojos | milk | pv | vegetarian
    Sandía fresquita | | v | vegan
    Melón | | v | vegan
    Fresas con nata | milk | p | vegetarian
    Naranja preparada con canela | | oi | vegan
    Piña natural | | | vegan
    Macedonia de frutas | | | vegan
    Manzana asada | | oi | vegan
    Peras al vino tinto | sulphites | oi | vegan
    Fruta del tiempo | | | vegan
    Helado artesano (dos bolas) | milk eggs | pv | vegetarian
    Sorbete de limón al cava | sulphites | v | vegan
    Queso fresco con membrillo | milk | oi | vegetarian
    Pudin de pan con pasas | gluten eggs milk | oi | vegetarian
    Brazo de gitano relleno de nata | gluten eggs milk | | vegetarian
    Profiteroles con chocolate caliente | gluten eggs milk | | vegetarian
    Café o infusión | | | vegan
  `,
})
