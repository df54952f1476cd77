import { courses } from './dish'

export const chinese = courses({
  first: `
    Rollitos de primavera caseros | gluten soy | | vegetarian
    Sopa agripicante | eggs soy gluten | oi
    Sopa wonton | gluten soy crustaceans eggs | oi
    Ensalada china con algas | soy sesame | pv | vegan
    Empanadillas a la plancha | gluten soy sesame
    Pepino con ajo y sésamo | soy sesame gluten | pv | vegan
    Pan bao al vapor de panceta | gluten soy peanuts
    Berenjenas al ajillo estilo Sichuan | soy gluten | | vegan
    Dim sum variado (cuatro) | gluten soy crustaceans sesame
    Tofu frío con huevo centenario | soy eggs | v | vegetarian
  `,
  second: `
    Ternera con bambú y setas | soy gluten
    Pollo Gong Bao con cacahuetes | soy gluten peanuts
    Cerdo agridulce con piña | gluten soy eggs
    Pato laqueado con tortitas | gluten soy sesame | | | 4
    Tallarines salteados con gambas | gluten soy crustaceans eggs
    Arroz frito tres delicias | eggs crustaceans soy
    Mapo tofu con carne picada | soy gluten sesame
    Pollo al limón | gluten eggs
    Fideos de arroz con ternera | soy
    Gambas con sal y pimienta | crustaceans gluten | | | 2
    Verduras salteadas con tofu | soy gluten | | vegan
    Costillas al estilo Shanghái | soy gluten sulphites
  `,
  dessert: `
    Plátano frito con miel | gluten sesame | | vegetarian
    Helado frito | gluten milk eggs | | vegetarian
    Lichis en almíbar | | | vegan
    Bolitas de sésamo | gluten sesame | | vegan
    Flan de mango | milk | pv | vegetarian
    Té de jazmín | | | vegan
  `,
})

export const japanese = courses({
  first: `
    Sopa de miso con wakame | soy fish
    Edamame con sal marina | soy | | vegan
    Gyozas de cerdo y col | gluten soy sesame
    Ensalada de algas wakame | soy sesame gluten | pv | vegan
    Tempura de verduras | gluten soy | | vegan
    Sunomono de pepino y pulpo | molluscs soy sesame | v
    Takoyaki de pulpo | gluten molluscs eggs soy fish
    Berenjena glaseada con miso | soy gluten sesame | vo | vegan
    Tartar de salmón con aguacate | fish soy sesame | | | 2
  `,
  second: `
    Ramen shoyu con panceta y huevo | gluten soy eggs fish
    Ramen de miso picante | gluten soy eggs sesame
    Bandeja de sushi (doce piezas) | fish soy crustaceans sesame | | | 3
    Donburi de ternera con cebolla | soy gluten eggs
    Katsu curry de pollo | gluten eggs soy celery
    Yakisoba de pollo y verduras | gluten soy
    Salmón teriyaki con arroz | fish soy gluten sesame
    Udon con tempura de langostino | gluten crustaceans soy fish
    Chirashi de atún y salmón | fish soy sesame | | | 3
    Okonomiyaki | gluten eggs soy fish molluscs
    Tofu agedashi con arroz | soy gluten | | vegan
    Bento del día | soy gluten eggs fish
  `,
  dessert: `
    Mochi de té verde (dos) | milk | | vegetarian
    Dorayaki con judía roja | gluten eggs | | vegetarian
    Helado de sésamo negro | milk sesame | | vegetarian
    Tarta de queso japonesa | milk eggs gluten | | vegetarian
    Fruta cortada | | | vegan
    Té verde | | | vegan
  `,
})

export const thai = courses({
  first: `
    Tom kha de pollo con leche de coco | fish
    Tom yam de gambas | crustaceans fish | oi
    Rollitos frescos con hierbas | peanuts soy | pv | vegan
    Ensalada de papaya verde | fish peanuts crustaceans | pv
    Brochetas satay con salsa de cacahuete | peanuts soy
    Larb de cerdo con menta | fish
    Pan de gambas con salsa agridulce | crustaceans eggs
    Sopa de calabaza al curry | soy | oi | vegan
    Rollitos crujientes de verduras | gluten soy | | vegan
    Ensalada de ternera con lima y menta | fish soy
  `,
  second: `
    Pad thai de pollo | fish peanuts eggs soy
    Pad thai de tofu | peanuts soy | | vegan
    Curry verde de pollo con arroz jazmín | fish crustaceans
    Curry massaman de ternera | fish peanuts | oi
    Pollo salteado con albahaca y huevo | fish soy eggs
    Arroz frito con piña y anacardos | nuts soy eggs | | vegetarian
    Curry panang de gambas | fish crustaceans peanuts | | | 2
    Ternera con salsa de ostras | molluscs soy gluten
    Lubina al vapor con lima y chile | fish soy | | | 2
    Verduras en curry rojo | soy | | vegan
  `,
  dessert: `
    Arroz glutinoso con mango | sesame | pv | vegan
    Plátano en leche de coco | | | vegan
    Helado de coco con cacahuete | milk peanuts | | vegetarian
    Tapioca con coco | | | vegan
    Crema de calabaza y coco | | | vegan
    Té helado con lima | | | vegan
    Piña con lima y azúcar moreno | | | vegan
  `,
})

export const indian = courses({
  first: `
    Samosas de verduras con chutney | gluten | | vegan
    Pakoras de cebolla | | | vegan
    Sopa de lentejas con cúrcuma | mustard | oi | vegan
    Raita de pepino con papadam | milk | pv | vegetarian
    Pollo tikka del tandoor | milk mustard
    Ensalada kachumber de pepino y tomate | | | vegan
    Ensalada de garbanzos chana chaat | | pv | vegan
    Onion bhaji con menta | | | vegan
    Paneer pakora | milk | | vegetarian
  `,
  second: `
    Pollo tikka masala con arroz basmati | milk nuts
    Cordero rogan josh | milk | | | 1.5
    Pollo korma con almendras | milk nuts
    Palak paneer | milk | | vegetarian
    Dal makhani con naan | milk gluten | oi | vegetarian
    Biryani de pollo | milk nuts
    Chana masala con arroz | mustard | | vegan
    Curry de gambas con coco | crustaceans mustard | | | 2
    Aloo gobi | mustard | | vegan
    Pollo vindaloo | mustard sulphites
    Curry de verduras del sur | mustard | | vegan
  `,
  dessert: `
    Gulab jamun | milk gluten nuts | | vegetarian
    Kheer de arroz con cardamomo | milk nuts | | vegetarian
    Kulfi de pistacho | milk nuts | pv | vegetarian
    Lassi de mango | milk | | vegetarian
    Té chai | milk | oi | vegetarian
    Zanahoria halwa | milk nuts | | vegetarian
    Fruta con lima y masala | | v | vegan
  `,
})
