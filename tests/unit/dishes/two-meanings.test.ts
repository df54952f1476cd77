import { expect, test } from 'vitest'
import type { Target } from '@/server/text/dishes/languages'
import { said } from './said'

type Row = readonly [target: Target, dish: string, words: string]

const rows: Record<string, Row[]> = {
  'what a sweet or a glass is made of says which it is': [
    ['en', 'Cañas recheas de crema', 'Custard-filled pastry horn'],
    ['en', 'Filete de tenreira á prancha', 'Grilled beef steak'],
    ['ca', 'Guiso de pava con pelotas', 'Guisat de titot amb pilotes (sovint amb porc)'],
    ['ca', 'Poleá', 'Crema dolça de farina'],
    ['es', 'Postres de músic', 'Postres de músico'],
    ['es', 'Seitons fregits', 'Boquerones fritos'],
    ['en', 'Escudella de pagès', 'Farmhouse escudella (Catalan stew of pork, beef, vegetables and pasta)'],
    ['en', 'Pollastre de pagès rostit', 'Roast free-range chicken'],
    ['en', 'Cochifrito de cabrito', 'Fried young goat pieces'],
    ['en', 'Alubias de Tolosa con su guarnición', 'Tolosa black beans with the usual accompaniments'],
    ['ca', 'Sopas de trucha', 'Sopes de truita de riu'],
    ['ca', 'Trucha a la navarra', 'Truita de riu a la navarresa (amb pernil)'],
    ['ca', 'Sopa de cocido con fideos', 'Sopa de cocido amb fideus (porc i vedella)'],
    ['en', 'Flan de salmón', 'Salmon flan'],
    ['fr', 'Tarta de atún', 'Tarte salée au thon'],
    ['en', 'Copa de gambas', 'Prawn cocktail'],
    ['de', 'Copa de vermut', 'Glas Wermut'],
    ['en', 'Crema de turrón', 'Almond turrón cream (nougat)'],
    ['en', 'Crema de calabaza', 'Creamy pumpkin soup'],
    ['en', 'Torta de jamón', '*Torta de jamón*'],
    ['en', 'Torta de anís', '*Torta de anís*'],
    ['en', 'Copa de helado con nata', 'Ice cream with cream'],
    ['en', 'Botella de vino blanco', 'Bottle of white wine'],
    ['fr', 'Copas de vino tinto', 'Verres de vin rouge'],
    ['fr', 'Carne vegetal', 'Viande végétale'],
    ['de', 'Paté vegetal', 'Pflanzliche Pastete'],
    ['de', 'Croquetas líquidas', 'Kroketten mit flüssigem Kern'],
    ['en', 'Bocadillo de pata asada', 'Roast pork sandwich'],
    ['en', 'Pata asada', 'Roast pork leg'],
    ['en', 'Migas dulces', 'Sweet fried breadcrumbs'],
    ['en', 'Bombones', 'Chocolates'],
    ['fr', 'Pan con chocolate', 'Pain et chocolat'],
    ['de', 'Helado de nata', 'Sahneeis'],
    ['de', 'Gelatina de pollo', 'Hähnchengelee'],
    ['fr', 'Mousse de chocolate blanco', 'Mousse au chocolat blanc'],
    [
      'en',
      'Coulant con helado de vainilla y frutos rojos',
      'Chocolate fondant with vanilla ice cream and red berries',
    ],
  ],
  'what a name hides is said': [
    ['en', 'Hamburguesa mixta', 'Beef and pork burger'],
    ['de', 'Bocadillo mixto', 'Schinken-Käse-Baguette'],
    ['en', 'Bisque', 'Shellfish bisque'],
    ['en', 'Café asiático', 'Coffee with condensed milk and brandy'],
    ['en', 'Intxaur-saltsa', 'Intxaursaltsa (walnut and milk cream)'],
    ['ca', 'Tigres', 'Musclos farcits amb beixamel'],
    ['en', 'Sopes de matances', 'Bread and vegetable stew with pork'],
    ['en', 'Embutido a la brasa', 'Grilled sausages (pork)'],
    ['en', 'Trufas al coñac', 'Chocolate truffles with spirits'],
    ['en', 'Cremaet', 'Cremaet (coffee with flamed rum)'],
    [
      'en',
      'Chivito completo',
      'Chivito (sandwich with beef or pork, bacon, egg and cheese) with all the trimmings',
    ],
    ['fr', 'Lasaña con bechamel vegetal', 'Lasagnes à la béchamel végétale'],
  ],
  'a name that means several things says no more than is sure': [
    ['en', 'Churrasco argentino', 'Argentinian grilled pork or beef (usually ribs)'],
    ['en', 'Churrasco de ternera', 'Grilled beef'],
    ['en', 'Empanadas de carne con ají', 'Meat pasties with chilli'],
    ['en', 'Tajadas', '*Tajadas*'],
    ['en', 'Tajadas de pollo', 'Pieces of chicken'],
    ['en', 'Coca en llanda', 'Coca de llanda (Valencian sponge cake)'],
    ['en', 'Pastís de carabassa', 'Pumpkin pie'],
    ['en', 'Crema de cacahuete', 'Peanut butter'],
  ],
  'a dish of another language names its animal in Castilian': [
    ['es', 'Orella de porco', 'Oreja de cerdo'],
    ['es', 'Peus de porc a la brasa', 'Manitas de cerdo a la brasa'],
    ['es', 'Pit de gall dindi a la planxa', 'Pechuga de pavo a la plancha'],
    ['es', 'Fricandó amb bolets', 'Fricandó con setas'],
    ['es', 'Churrasco mixto', 'Churrasco mixto'],
    ['es', 'Cues de xai estofades', 'Espárragos montañeses (rabos de cordero)'],
    ['es', 'Bakailaoa pil-pilean', 'Bacalao al pil-pil'],
    ['es', 'Gató d’ametlla amb gelat', 'Gató de almendra con helado'],
  ],
}

for (const [rule, lines] of Object.entries(rows))
  test.each(lines)(`${rule}, %s: %s`, (target, dish, words) => expect(said(dish, target)).toBe(words))

test.each<Row>([
  ['ca', 'Ensalada mixta', 'Amanida variada (sovint amb tonyina i ou)'],
  ['ca', 'Callos con garbanzos', 'Tripa amb cigrons (sovint amb xoriço i porc)'],
  ['ca', 'Polvorón', 'Polvoró (ametlla i llard)'],
  ['fr', 'Arroz tres delicias', 'Riz cantonais (jambon, œuf et crevettes)'],
  ['de', 'Cocido', 'Cocido (Kichererbseneintopf mit Schwein, Rind und Gemüse)'],
])('what is usually in a dish is said in each language, %s: %s', (target, dish, words) =>
  expect(said(dish, target)).toBe(words),
)

test.each<Row>([
  ['en', 'Cocido sin carne', 'Cocido without meat'],
  ['de', 'Cocido sin cerdo', 'Cocido ohne Schwein'],
  ['de', 'Salmorejo sin huevo', 'Salmorejo (dicke kalte Tomaten-Brot-Suppe, meist mit Schinken) ohne Ei'],
  ['en', 'Ensalada mixta (sin atún)', 'Mixed salad (usually with egg; without tuna)'],
  ['en', 'Paella mixta (marisco y carne)', 'Paella with meat and seafood'],
  ['fr', 'Paella mixta (marisco y carne)', 'Paella mixte (fruits de mer et viande)'],
  ['en', 'Macarrones (boloñesa o carbonara)', 'Macaroni (meat sauce or carbonara [egg, cheese and bacon])'],
  ['fr', 'Guiso de patatas con costillas', 'Ragoût de pommes de terre aux côtes de porc'],
  ['de', 'Guiso de patatas con costillas', 'Kartoffeleintopf mit Schweinerippchen'],
  ['en', 'Pan y bebida no incluidos', 'Bread and drink not included'],
])('brackets agree with what stands beside them, %s: %s', (target, dish, words) =>
  expect(said(dish, target)).toBe(words),
)
