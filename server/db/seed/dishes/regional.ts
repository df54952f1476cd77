import type { Kitchen } from '../data/city'
import { type Courses, courses } from './dish'
import { islandsAndSouth } from './regional-south'

const madrid = courses({
  first: `
    Cocido madrileño: la sopa | gluten eggs celery | i
    Judiones guisados con oreja | sulphites | i
    Patatas revolconas con torreznos | | oi
    Ensalada de San Isidro | fish eggs sulphites | pv
    Sopa de almendras | nuts gluten milk | i | vegetarian
    Garbanzos fritos con tomate y comino | | | vegan
    Sopa de ajo a la madrileña | gluten eggs | oi | vegetarian
    Lentejas a la antigua con chorizo | sulphites | poi
    Ensalada de escabeche y cebolleta | fish sulphites | pv
    Caldo de cocido con hierbabuena | celery | oi
    Menestra de la vega del Jarama | celery | p | vegan
    Fresas de Aranjuez con queso fresco | milk | p | vegetarian
    Espárragos de Aranjuez a la plancha | | p | vegan
    Tortilla guisada con salsa de tomate | eggs | | vegetarian
    Croquetas de cocido | gluten milk eggs
    Melón de Villaconejos con jamón | | v
    Acelgas con ajos y pimentón | sulphites | oi | vegan
  `,
  second: `
    Cocido madrileño: los garbanzos y sus carnes | sulphites celery | i
    Callos a la madrileña | sulphites | oi
    Pepitos de ternera con pimientos | gluten
    Pollo en salsa de almendras | nuts sulphites
    Bacalao rebozado con pisto | fish gluten eggs
    Albóndigas a la madrileña | gluten eggs sulphites
    Carrilleras al vino de Madrid | sulphites celery | oi
    Pisto de Villa con huevo frito | eggs | v | vegetarian
    Cordero de Colmenar al horno | | | | 3
    Caracoles en salsa picante | molluscs sulphites | p
    Ternera de Guadarrama con pimientos
    Rape alangostado con mayonesa | fish eggs | pv
    Soldaditos de Pavía | fish gluten
    Bocaditos de calamares con alioli | molluscs gluten eggs
    Besugo a la madrileña | fish sulphites | i | | 4
    Ropa vieja del cocido | celery | i
  `,
  dessert: `
    Bartolillos con crema | gluten milk eggs | p | vegetarian
    Rosquillas listas y tontas | gluten eggs | p | vegetarian
    Churros con chocolate | gluten milk | oi | vegetarian
    Leche merengada | milk eggs | v | vegetarian
    Corona de almendra con nata | gluten eggs milk nuts | | vegetarian
    Tarta de violetas | milk gluten eggs | i | vegetarian
    Buñuelos de viento | gluten eggs milk | o | vegetarian
  `,
})

const castilla = courses({
  first: `
    Sopa castellana en cazuela de barro | gluten eggs | oi
    Judiones de La Granja | sulphites | oi
    Lentejas de la Armuña | sulphites | oi
    Patatas meneás con torreznos | | oi
    Garbanzos de Pedrosillo con bacalao | fish | pi
    Morcilla de Burgos con pimientos asados | | oi
    Pisto de la huerta con huevo | eggs | v | vegetarian
    Atascaburras | fish eggs nuts | i
    Zorongollo extremeño | eggs fish | v
    Migas del pastor con uvas | gluten sulphites | oi
  `,
  second: `
    Lechazo asado con ensalada | | | | 6
    Cochinillo crujiente con patatas | | | | 6
    Perdiz estofada a la toledana | sulphites celery | oi | | 3
    Botillo con cachelos | sulphites | i
    Truchas del Bernesga con jamón | fish | pv
    Bacalao al ajoarriero | fish | pi
    Caldereta de cordero | sulphites | po
    Carrillera de ibérico al Ribera | sulphites celery | oi | | 2
    Cecina con huevos rotos | eggs
    Venado en salsa de moras | sulphites | o | | 3
  `,
  dessert: `
    Ponche segoviano | gluten eggs nuts | | vegetarian
    Leche frita con canela | milk gluten eggs | oi | vegetarian
    Mazapán con helado de turrón | nuts milk eggs | i | vegetarian
    Quesada de la sierra | milk eggs gluten | | vegetarian
    Higos al Pedro Ximénez | sulphites | o | vegan
  `,
})

const aragon = courses({
  first: `
    Borrajas con patatas y almejas | molluscs | poi
    Migas aragonesas con uvas | gluten sulphites | oi
    Cardo con almendras | nuts gluten milk | i | vegetarian
    Huevos al salmorejo | eggs sulphites
    Ensalada ilustrada del Ebro | fish eggs sulphites | pv
    Judías de Luco con oreja | sulphites | oi
    Crema de borraja con picatostes | gluten milk | pv | vegetarian
  `,
  second: `
    Ternasco asado con patatas a lo pobre | | | | 3
    Pollo al chilindrón | sulphites
    Bacalao ajoarriero a la aragonesa | fish eggs | pi
    Longaniza de Graus con pisto | sulphites
    Conejo escabechado | sulphites celery | pv
    Albóndigas de bacalao | fish gluten eggs | pi
    Costillas en conserva con huevos | eggs
  `,
  dessert: `
    Melocotón con vino | sulphites | vo | vegan
    Frutas de Aragón con requesón | milk soy | oi | vegetarian
    Trenza hojaldrada con crema | gluten nuts eggs milk | | vegetarian
  `,
})

const galicia = courses({
  first: `
    Caldo gallego | sulphites | oi
    Pimientos de Padrón | | v | vegan
    Empanada de zamburiñas | gluten molluscs eggs
    Ensalada de tomate de la huerta con ventresca | fish sulphites | v
    Grelos con patatas y chorizo | sulphites | i
    Croquetas de pulpo | gluten milk eggs molluscs
    Sopa de marisco de la ría | crustaceans molluscs fish celery | oi
    Mejillones de la ría al vapor | molluscs | oi
    Arroz caldoso de berberechos | molluscs fish | pv
  `,
  second: `
    Pulpo á feira con cachelos | molluscs | | | 4
    Merluza a la gallega | fish
    Lacón con grelos | sulphites | i
    Raxo con patatas | sulphites
    Zorza con huevo y patatas | eggs sulphites
    Jurelos fritos con ensalada | fish gluten | v
    Carne ó caldeiro con cachelos
    Xoubas a la plancha con pimientos | fish | v
    Calamares de la ría encebollados | molluscs sulphites | vo
    Bacalao con coliflor | fish | i
  `,
  dessert: `
    Tarta de Santiago | nuts eggs | | vegetarian
    Filloas con miel | gluten milk eggs | oi | vegetarian
    Queso de tetilla con membrillo | milk | | vegetarian
    Cañitas rellenas de crema | gluten milk eggs | | vegetarian
    Castañas en almíbar con nata | milk | o | vegetarian
  `,
})

const cantabrico = courses({
  first: `
    Fabada asturiana | sulphites | oi
    Fabes con almejas | molluscs sulphites | po
    Pote asturiano | sulphites | i
    Cocido montañés | sulphites | oi
    Verdinas con marisco | molluscs crustaceans fish | o | | 2
    Tortos de maíz con picadillo y huevo | eggs milk
    Ensalada de bonito del norte | fish sulphites | v
    Anchoas de Santoña con pimientos | fish | pv
    Rabas con limón | molluscs gluten
    Crema de nécoras | crustaceans milk sulphites | oi
  `,
  second: `
    Cachopo de ternera (para compartir) | gluten milk eggs | | | 4
    Merluza a la sidra con almejas | fish molluscs sulphites gluten
    Escalopines al Cabrales | milk gluten
    Chorizos a la sidra con patatas | sulphites
    Bonito en rollo | fish eggs gluten | v
    Bocartes rebozados | fish gluten eggs | p
    Pitu de caleya guisado | sulphites celery | oi | | 3
    Sorropotún de bonito | fish | v
    Solomillo de cerdo al queso de Tresviso | milk
    Chipirones afogaos | molluscs sulphites | v
  `,
  dessert: `
    Arroz con leche requemado | milk | | vegetarian
    Frixuelos con manzana | gluten milk eggs | oi | vegetarian
    Casadielles | gluten nuts sulphites | oi | vegetarian
    Sobaos con crema de queso | gluten milk eggs | | vegetarian
    Quesada pasiega | milk eggs gluten | | vegetarian
  `,
})

const vasconavarra = courses({
  first: `
    Alubias de Tolosa con sus sacramentos | sulphites | oi
    Porrusalda | fish celery | oi
    Marmitako de bonito | fish | v
    Menestra de la Ribera | gluten celery | p
    Pochas con verduras | celery | vo | vegan
    Pimientos del piquillo rellenos de bacalao | fish milk gluten
    Espárragos de Navarra con vinagreta | sulphites | p | vegan
    Patatas a la riojana | sulphites | oi
    Revuelto de perretxikos | eggs | p | vegetarian
    Kokotxas de merluza en salsa verde | fish gluten sulphites | | | 4
    Caparrones con chorizo y guindillas | sulphites | oi
    Cogollos de Tudela con anchoas | fish sulphites | pv
  `,
  second: `
    Bacalao al pilpil | fish
    Bacalao a la vizcaína | fish
    Txipirones en su tinta | molluscs fish sulphites
    Merluza en salsa verde | fish molluscs sulphites gluten
    Txuleta a la brasa con piquillos | | | | 6
    Carrilleras al Rioja Alavesa | sulphites celery | oi | | 2
    Chuletillas al sarmiento | | po | | 3
    Bonito encebollado | fish sulphites | v
    Trucha a la navarra con jamón | fish gluten
    Manitas de cordero a la riojana | sulphites | i
    Txistorra con huevos y patatas | eggs sulphites
    Callos y morros a la vizcaína | sulphites gluten | i
  `,
  dessert: `
    Cuajada de oveja con miel | milk
    Goxua | milk eggs gluten | | vegetarian
    Pantxineta templada | gluten nuts milk eggs | | vegetarian
    Tarta vasca de crema | gluten milk eggs | | vegetarian
    Idiazabal con membrillo y nueces | milk nuts | oi
    Canutillos de crema | gluten milk eggs | | vegetarian
  `,
})

export const regional: Record<Kitchen, Courses> = {
  madrid,
  castilla,
  aragon,
  galicia,
  cantabrico,
  vasconavarra,
  ...islandsAndSouth,
}
