import { expect, test } from 'vitest'
import type { Target } from '@/server/text/dishes/languages'
import { said } from './said'

const rows: Record<string, (readonly [dish: string, english: string])[]> = {
  'what no cook says of a thing leaves the dish as it was written': [
    ['Copas de coñac asadas', '*Copas de coñac asadas*'],
    ['Vino frito', '*Vino frito*'],
    ['Refresco a la brasa', '*Refresco a la brasa*'],
    ['Galletas asadas', '*Galletas asadas*'],
    ['Copa ibérica', '*Copa ibérica*'],
    ['Gambas sin gas', '*Gambas sin gas*'],
    ['Pollo sin alcohol', '*Pollo sin alcohol*'],
    ['Sidra a la marinera', '*Sidra a la marinera*'],
    ['Flan a la bilbaína', '*Flan a la bilbaína*'],
    ['Tarta deshuesada', '*Tarta deshuesada*'],
    ['Mejillones de corral', '*Mejillones de corral*'],
  ],
  'so does a thing that is made of what nobody makes it of': [
    ['Copitas de chorizo', '*Copitas de chorizo*'],
    ['Rabo de arroz', '*Rabo de arroz*'],
    ['Muslo de merluza', '*Muslo de merluza*'],
    ['Zumo de queso', '*Zumo de queso*'],
    ['Filete de lechuga', '*Filete de lechuga*'],
    ['Bocadillo de calamares y cerveza', '*Bocadillo de calamares y cerveza*'],
    ['Centros de lechuga', '*Centros de lechuga*'],
  ],
  'a part that no cook puts beside the rest stays as it was written': [
    ['Raviolis (copa de vino)', 'Ravioli *(copa de vino)*'],
    ['Pulpo sobre cerveza', 'Octopus *sobre cerveza*'],
    ['Anguila en zumo', 'Eel *en zumo*'],
    ['Pollo (flan)', 'Chicken *(flan)*'],
    ['Bacalao en botellín', 'Cod *en botellín*'],
  ],
  'a word of several senses is no small thing of one of them': [
    ['Cañitas de cabracho', '*Cañitas de cabracho*'],
    ['Granadina con limón', '*Granadina con limón*'],
    ['Gambitas al ajillo', 'Small prawns with garlic'],
    ['Choquiños á prancha', 'Grilled cuttlefish'],
  ],
  'what cooks do say is translated': [
    ['Queso de cabra frito', 'Fried goat’s cheese'],
    ['Piña asada', 'Roast pineapple'],
    ['Pollo en sidra', 'Chicken in cider'],
    ['Carne en zumo de naranja', 'Meat in orange juice'],
    ['Albóndigas de choco en su tinta', 'Cuttlefish meatballs in its own ink'],
    ['Cerveza sin alcohol', 'Alcohol-free beer'],
    ['Callos de bacalao', 'Cod swim bladders'],
    ['Bebida (agua, vino o cerveza)', 'Drink (water, wine or beer)'],
    ['Hamburguesa completa (patatas y bebida)', 'Burger with all the trimmings (potatoes and drink)'],
    ['Castañas con leche', 'Chestnuts with milk'],
    ['Atún en mojo hervido', 'Tuna in boiled mojo sauce'],
  ],
}

for (const [name, dishes] of Object.entries(rows))
  test(name, () => {
    for (const [dish, english] of dishes) expect(said(dish, 'en')).toBe(english)
  })

test('what is comic in one language stays as it was written in that one', () => {
  const dishes: (readonly [dish: string, target: Target, text: string])[] = [
    ['Arròs de matances', 'fr', '*Arròs de matances*'],
  ]
  for (const [dish, target, text] of dishes) expect(said(dish, target)).toBe(text)
})
