import type { Guide } from './guide'

export const en: Guide = {
  title: 'What is a menú del día?',
  description:
    'How the Spanish set lunch works: when it is served, how many courses it has, what the price includes, half menus, and whether to tip.',
  lead: 'It is how much of Spain has lunch on working days: a fixed price, a short list that changes every day, and no surprises on the bill.',
  sections: [
    {
      title: 'When it is served',
      text: [
        'At lunchtime, mostly from Monday to Friday, from about 13:00 to 16:00. Spaniards sit down between 14:00 and 15:00: come at 13:00 for a free table, and not after 15:30, when the kitchen starts to close.',
        'Some places also serve it at weekends, at a higher price, and a few in the evening. Each menu on Mantel shows its own hours.',
      ],
    },
    {
      title: 'The courses',
      text: [
        'You choose one dish from the primeros (first courses: soup, salad, pulses, pasta, rice) and one from the segundos (main courses: mostly meat or fish). Then there is dessert or coffee; some places give you both.',
        'Both courses are full plates. A dish with a price behind a plus sign costs that much on top.',
      ],
    },
    {
      title: 'Half menus',
      text: [
        'Medio menú is one course instead of two, for less money. It usually still comes with bread, a drink, and dessert or coffee. Not every place has it: Mantel shows the price of the half menu where there is one.',
      ],
    },
    {
      title: 'Bread, drinks and dessert',
      text: [
        'They are usually in the price: bread, one drink (water, wine, beer or a soft drink) and dessert or coffee. It depends on the place, so the menu says what it includes. Anything else is paid for separately.',
      ],
    },
    {
      title: 'Tipping and paying',
      text: [
        'Tax is included, and you need not tip. People leave the small change or a euro or two if they liked it; nobody expects a percentage.',
        'Ask for the bill (“la cuenta, por favor”): nobody brings it unasked, because nobody wants to hurry you.',
      ],
    },
    {
      title: 'Allergies and diets',
      text: [
        'Restaurants must be able to tell you which of the fourteen allergens of European law are in each dish. Ask, even if the menu does not mention them: stews may contain ham or stock, and a “vegetable” dish may too.',
      ],
    },
  ],
  find: 'Find today’s menus near you',
}
