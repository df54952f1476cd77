import { courses } from './dish'

export const grill = courses({
  first: `
    Chorizo criollo con chimichurri | sulphites
    Provoleta a la parrilla con orégano | milk | | vegetarian
    Empanadas de carne cortada a cuchillo (dos) | gluten eggs
    Ensalada de tomate, cebolla morada y orégano | sulphites | pv | vegan
    Morcilla a la brasa con manzana | | oi
    Verduras a la parrilla con romesco | nuts sulphites gluten | | vegan
    Matambre a la pizza | milk
    Mollejas a la brasa con limón | | oi | | 2
    Crema de patata asada y puerro | milk | oi | vegetarian
    Ensalada de rúcula, parmesano y nueces | milk nuts sulphites | | vegetarian
  `,
  second: `
    Entraña a la brasa con chimichurri | sulphites | | | 3
    Vacío al carbón con patatas rústicas | | | | 2
    Asado de tira
    Pollo de corral a la parrilla con limón
    Secreto ibérico al carbón
    Costillar de cerdo a fuego lento
    Milanesa napolitana con patatas | gluten eggs milk
    Churrasco de ternera con ensalada
    Salmón a la brasa con verduras | fish
    Hamburguesa de vaca madurada al plato | gluten milk
    Bife de chorizo (300 g) | | | | 6
    Calabaza asada con queso y avellanas | milk nuts | oi | vegetarian
    Pluma ibérica con pimientos | | | | 3
  `,
  dessert: `
    Panqueques con dulce de leche | gluten milk eggs | | vegetarian
    Flan con dulce de leche | eggs milk | | vegetarian
    Alfajor casero | gluten milk eggs | | vegetarian
    Queso fresco con dulce de batata | milk | | vegetarian
    Chocotorta | gluten milk | | vegetarian
    Piña asada con lima | | pv | vegan
    Fruta de temporada | | | vegan
  `,
})

export const italian = courses({
  first: `
    Minestrone de verduras | celery | oi | vegan
    Ensalada caprese con albahaca | milk | pv | vegetarian
    Focaccia con mortadela y pistacho | gluten nuts
    Vitello tonnato | fish eggs sulphites | pv
    Crema de tomate asado con burrata | milk | vo | vegetarian
    Bruschetta de tomate y ajo | gluten | pv | vegan
    Ensalada de rúcula, pera y gorgonzola | milk nuts | oi | vegetarian
    Parmigiana de berenjena | milk gluten | vo | vegetarian
    Arancini de azafrán | gluten milk eggs
    Sopa de alubias a la toscana | gluten celery | i | vegan
  `,
  second: `
    Espaguetis a la carbonara, sin nata | gluten eggs milk
    Lasaña a la boloñesa | gluten milk eggs celery
    Ñoquis al pesto genovés | gluten milk nuts | pv | vegetarian
    Rigatoni all'amatriciana | gluten milk sulphites
    Risotto de setas y parmesano | milk sulphites | oi | vegetarian
    Tagliatelle con ragú de ternera | gluten eggs celery sulphites
    Pizza margarita | gluten milk | | vegetarian
    Pizza diavola | gluten milk
    Saltimbocca a la romana | sulphites milk
    Lubina al horno con alcaparras | fish sulphites
    Raviolis de calabaza con mantequilla y salvia | gluten milk eggs | oi | vegetarian
    Linguine con almejas | gluten molluscs sulphites | | | 2
    Pollo a la cacciatora | sulphites celery
  `,
  dessert: `
    Tiramisú | milk eggs gluten | | vegetarian
    Panna cotta con frutos rojos | milk
    Cannolo siciliano | gluten milk nuts | | vegetarian
    Affogato | milk | | vegetarian
    Sorbete de limón de Amalfi | | pv | vegan
    Torta caprese | nuts eggs milk | | vegetarian
    Café | | | vegan
  `,
})

export const mexican = courses({
  first: `
    Guacamole con totopos | | | vegan
    Sopa de tortilla | milk | oi
    Esquites con lima y chile | milk eggs | pv | vegetarian
    Quesadillas de maíz con champiñones | milk | | vegetarian
    Ensalada de nopales y aguacate | | pv | vegan
    Ceviche de corvina con tostadas | fish | pv | | 1.5
    Frijoles charros | sulphites | oi
    Flautas de pollo con crema | milk
    Tacos dorados de papa | milk | | vegetarian
  `,
  second: `
    Tacos de cochinita pibil (tres) |
    Enchiladas verdes de pollo | milk
    Mole poblano con arroz | nuts sesame peanuts gluten
    Tacos al pastor con piña (tres) |
    Burrito de ternera deshebrada | gluten milk
    Chilaquiles rojos con huevo | eggs milk | | vegetarian
    Alambre de res con queso | milk
    Tinga de pollo con tostadas | milk
    Tacos de pescado estilo Baja | fish gluten eggs
    Chile relleno de queso | milk eggs | | vegetarian
    Tacos de coliflor con chipotle | | | vegan
    Pozole rojo | | oi
  `,
  dessert: `
    Pastel de tres leches | gluten milk eggs | | vegetarian
    Churros con cajeta | gluten milk | oi | vegetarian
    Flan napolitano | eggs milk | | vegetarian
    Arroz con leche y canela | milk | | vegetarian
    Mango con chile y lima | | pv | vegan
    Plátano macho con cajeta | milk | | vegetarian
    Piña con tajín | | | vegan
    Nieve de limón | | v | vegan
  `,
})

export const peruvian = courses({
  first: `
    Ceviche clásico de corvina | fish celery | | | 2
    Causa limeña de pollo | eggs mustard
    Papa a la huancaína | milk eggs gluten | | vegetarian
    Tequeños con guacamole | gluten milk | | vegetarian
    Sopa criolla | gluten milk eggs | oi
    Anticuchos de corazón con choclo | sulphites
    Ensalada de quinua y aguacate | | pv | vegan
    Chupe de pescado | fish milk eggs | oi
  `,
  second: `
    Lomo saltado | soy gluten sulphites
    Ají de gallina | milk nuts gluten eggs
    Arroz chaufa de pollo | soy eggs sesame
    Seco de ternera con frijoles | sulphites
    Arroz con mariscos | crustaceans molluscs fish sulphites | | | 2
    Tacu tacu con huevo y plátano | eggs | | vegetarian
    Pollo a la brasa con papas | soy sulphites
    Escabeche de pescado | fish sulphites
    Tallarín saltado de verduras | gluten soy | | vegan
    Sudado de corvina | fish sulphites
    Jalea mixta | fish molluscs crustaceans gluten | | | 3
  `,
  dessert: `
    Suspiro limeño | milk eggs sulphites | | vegetarian
    Picarones con miel de chancaca | gluten | | vegan
    Mazamorra morada | | oi | vegan
    Arroz zambito | milk nuts | | vegetarian
    Alfajores de maicena | gluten milk eggs | | vegetarian
    Helado de lúcuma | milk | pv | vegetarian
  `,
})

export const burgers = courses({
  first: `
    Alitas de pollo con salsa barbacoa | mustard celery
    Ensalada César con pollo | gluten milk eggs fish
    Aros de cebolla con salsa de miel y mostaza | gluten milk mustard | | vegetarian
    Patatas con queso y beicon | milk
    Nachos con queso y jalapeños | milk | | vegetarian
    Mac and cheese al horno | gluten milk | oi | vegetarian
    Ensalada de col con zanahoria | eggs mustard | pv | vegetarian
    Tequeños con salsa de maíz | gluten milk | | vegetarian
    Boniato frito con alioli de lima | eggs | | vegetarian
  `,
  second: `
    Hamburguesa de vaca con cheddar y cebolla | gluten milk sesame
    Smash doble con pepinillos | gluten milk sesame mustard
    Hamburguesa de pollo crujiente | gluten eggs milk sesame
    Hamburguesa de queso de cabra y cebolla caramelizada | gluten milk sesame
    Hamburguesa ibérica con huevo | gluten eggs sesame
    Hamburguesa vegana de remolacha y alubias | gluten sesame | | vegan
    Perrito de ternera con chucrut | gluten mustard
    Costillas lacadas con maíz | mustard soy celery | | | 2
    Bocadillo de cerdo deshilachado | gluten mustard
    Hamburguesa azul con rúcula | gluten milk sesame
    Hamburguesa trufada con setas | gluten milk sesame eggs | oi | | 1.5
  `,
  dessert: `
    Brownie con helado | gluten milk eggs nuts | | vegetarian
    Batido de vainilla | milk | | vegetarian
    Tarta de zanahoria | gluten milk eggs nuts | | vegetarian
    Galleta templada con chocolate | gluten milk eggs | | vegetarian
    Helado de dulce de leche | milk | | vegetarian
    Fruta cortada | | | vegan
  `,
})
