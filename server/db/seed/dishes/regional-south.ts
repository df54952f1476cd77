import { courses } from './dish'

const andalucia = courses({
  first: `
    Gazpacho de la casa | gluten sulphites | v | vegan
    Salmorejo cordobés | gluten eggs sulphites | pv
    Ajoblanco con uvas | nuts gluten sulphites | v | vegan
    Porra antequerana | gluten eggs fish sulphites | v
    Espinacas con garbanzos a la sevillana | gluten sulphites | oi | vegan
    Papas con choco | molluscs sulphites | oi
    Puchero andaluz con su pringá | celery | i
    Berenjenas fritas con miel de caña | gluten | v | vegan
    Tortillitas de camarones | crustaceans gluten
    Ensalada de pimientos asados con melva | fish sulphites | v
    Papas aliñás con atún | fish sulphites | pv
    Sopa de picadillo con hierbabuena | eggs gluten celery | i
    Olla de San Antón | sulphites | i
    Arroz caldoso marinero | crustaceans molluscs fish | oi
  `,
  second: `
    Pescaíto frito variado | fish gluten molluscs
    Cola de toro a la cordobesa | sulphites celery | oi | | 3
    Flamenquín con patatas | gluten eggs
    Carne mechá en su jugo | sulphites
    Carrillada ibérica al oloroso | sulphites celery | oi | | 1.5
    Cazón en adobo | fish gluten sulphites
    Espeto de sardinas | fish | v
    Atún encebollado al Jerez | fish sulphites | p
    Chocos fritos con alioli | molluscs gluten eggs
    Boquerones al limón | fish gluten | v
    Solomillo al whisky | sulphites
    Menudo con garbanzos | sulphites | i
    Plato alpujarreño | eggs sulphites | oi | | 1
    Urta a la roteña | fish sulphites | v | | 2
    Huevos a la flamenca | eggs sulphites
  `,
  dessert: `
    Tocino de cielo | eggs | | vegetarian
    Pestiños con miel | gluten sesame sulphites | i | vegan
    Piononos | gluten eggs milk | | vegetarian
    Poleá con picatostes | milk gluten | oi | vegetarian
    Torrija con miel de azahar | gluten milk eggs | p | vegetarian
    Tarta de almendra y naranja | nuts eggs | | vegetarian
    Pastel cordobés | gluten eggs | | vegetarian
  `,
})

const cataluna = courses({
  first: `
    Escalivada con anchoas | fish | vo
    Esqueixada de bacalao | fish sulphites | pv
    Escudella i carn d'olla | gluten eggs celery | i
    Canelons de rostit | gluten milk eggs | oi
    Trinxat de la Cerdanya con panceta | | i
    Espinacas a la catalana | nuts sulphites | oi | vegan
    Mongetes con butifarra negra | sulphites | oi
    Xató con romesco | fish nuts sulphites gluten | i
    Fideuá con alioli | gluten fish crustaceans molluscs eggs
    Habas a la catalana | sulphites | p
    Pan con tomate y escalivada | gluten | v | vegan
    Crema de calçots con romesco | nuts milk gluten | i | vegetarian
  `,
  second: `
    Butifarra con mongetes | sulphites
    Fricandó con moixernons | gluten sulphites | oi
    Suquet de rape | fish crustaceans molluscs nuts | | | 3
    Pollo con gambas, mar y montaña | crustaceans nuts sulphites
    Bacalao a la llauna | fish sulphites
    Conejo con allioli | eggs sulphites
    Sepia con albóndigas y guisantes | molluscs gluten eggs sulphites | p
    Cap i pota con sanfaina | sulphites | i
    Galtes de cerdo al horno | sulphites celery | oi
    Arroz negro con alioli | molluscs fish crustaceans eggs
    Rape a la plancha con romesco | fish nuts sulphites gluten | | | 3
  `,
  dessert: `
    Crema catalana | milk eggs | | vegetarian
    Mel i mató con nueces | milk nuts
    Coca de recapte dulce con cabello de ángel | gluten eggs | | vegetarian
    Panellets con helado de vainilla | nuts eggs milk | o | vegetarian
    Postre de músic con moscatel | nuts sulphites | oi | vegan
    Bunyols de Cuaresma | gluten eggs milk | p | vegetarian
  `,
})

const levante = courses({
  first: `
    Esgarraet con mojama | fish | v
    Ensalada valenciana | fish eggs sulphites | pv
    Titaina con tostas | fish gluten | v
    All i pebre de anguila | fish nuts | oi | | 2
    Arroz al horno | sulphites | oi
    Arroz a banda con alioli | fish molluscs crustaceans eggs
    Olleta alicantina | sulphites | i
    Zarangollo murciano | eggs | pv | vegetarian
    Michirones | sulphites | pi
    Ensalada murciana | fish eggs | v
    Habitas tiernas con jamón | | p
    Clóchinas al vapor | molluscs | v
    Coca de trampó con salazones | gluten fish | v
    Gazpachos manchegos de conejo | gluten sulphites | oi
  `,
  second: `
    Paella valenciana de pollo y conejo |
    Fideuá de marisco | gluten fish crustaceans molluscs
    Arroz del senyoret | crustaceans molluscs fish | | | 2
    Figatells con pisto | sulphites
    Sepia a la plancha con mojo verde | molluscs
    Dorada a la sal | fish | | | 2
    Magra con tomate | sulphites
    Caldero con alioli | fish crustaceans eggs | oi | | 2
    Conejo al ajo cabañil | sulphites
    Pelotas de la Vega Baja | gluten eggs celery | i
    Atún de ijada a la plancha | fish | pv | | 2
    Boquerones rellenos | fish gluten eggs | v
  `,
  dessert: `
    Buñuelos de calabaza | gluten | i | vegan
    Horchata con fartons | gluten nuts eggs milk | pv | vegetarian
    Paparajotes con helado | gluten eggs milk | | vegetarian
    Coca de llanda con chocolate | gluten eggs milk | | vegetarian
    Helado de turrón de Jijona | milk nuts eggs | | vegetarian
    Arnadí de calabaza | nuts eggs | oi | vegetarian
    Naranja valenciana con canela | | oi | vegan
  `,
})

const baleares = courses({
  first: `
    Trampó mallorquín | | v | vegan
    Sopas mallorquinas | gluten | oi | vegan
    Tumbet con huevo | eggs | vo | vegetarian
    Arròs brut | sulphites molluscs | oi
    Coca de verduras | gluten | pv | vegan
    Pa amb oli con jamón y queso | gluten milk
    Ensalada payesa con peix sec | fish gluten | v
    Berenjenas rellenas a la mallorquina | gluten eggs milk | v
    Caldereta de pescado de roca | fish crustaceans nuts | oi | | 3
  `,
  second: `
    Frito mallorquín | | po
    Lomo con col | nuts sulphites | i
    Porcella asada con patató | | | | 4
    Sobrasada con miel y huevos fritos | eggs
    Bacalao con tumbet | fish | vo
    Calamar relleno a la mallorquina | molluscs eggs nuts sulphites | | | 2
    Gallo de San Pedro con patatas | fish | | | 3
    Escaldums de pavo | nuts sulphites | i
    Raoles de jonquillo | fish gluten eggs | p
  `,
  dessert: `
    Gató de almendra con helado | nuts eggs milk | | vegetarian
    Ensaimada con crema | gluten eggs milk | | vegetarian
    Greixonera de brossat | milk eggs gluten | | vegetarian
    Flaó con hierbabuena | gluten milk eggs | pv | vegetarian
    Robiols de cabello de ángel | gluten eggs | p | vegetarian
  `,
})

const canarias = courses({
  first: `
    Potaje de berros con gofio | gluten sulphites | oi
    Rancho canario | gluten celery sulphites | oi
    Papas arrugadas con mojo picón | sulphites | | vegan
    Queso asado con mojo verde | milk sulphites | | vegetarian
    Escaldón de gofio | gluten fish
    Ensalada de aguacate y tomate de la isla | | pv | vegan
    Garbanzas compuestas | sulphites | oi
    Caldo de millo | celery | i | vegetarian
    Puchero canario | celery sulphites | i
    Almogrote con tostas | milk gluten | | vegetarian
    Potaje de jaramagos | gluten | i | vegan
  `,
  second: `
    Ropa vieja canaria |
    Carne fiesta con papas | sulphites
    Sancocho canario con mojo y batata | fish sulphites | pi
    Vieja a la espalda con papas arrugadas | fish sulphites | | | 3
    Cherne encebollado | fish sulphites
    Conejo en salmorejo con papas | sulphites
    Costillas con papas y piñas | sulphites
    Atún en adobo | fish sulphites gluten | pv
    Pulpo frito con mojo | molluscs gluten sulphites
    Cabra en salsa | sulphites | oi
    Chocos a la plancha con mojo de cilantro | molluscs sulphites
    Pata asada con pan tostado | gluten
  `,
  dessert: `
    Bienmesabe con helado | nuts eggs milk | | vegetarian
    Frangollo con miel de palma | milk nuts gluten | | vegetarian
    Huevos mole | eggs | | vegetarian
    Quesillo canario | milk eggs | | vegetarian
    Polvito uruguayo | milk gluten eggs | | vegetarian
    Mousse de gofio | milk gluten eggs | | vegetarian
    Plátano de Canarias flambeado | sulphites | | vegan
    Príncipe Alberto | milk nuts eggs gluten | | vegetarian
  `,
})

export const islandsAndSouth = { andalucia, cataluna, levante, baleares, canarias }
