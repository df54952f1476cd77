import { type Conversation, onFriday, out, planned, today } from '../conversation'

const draft = 'Menú 12 €\nPrimeros\nLentejas\nCrema de calabaza\nSegundos\nPechuga a la plancha\nBacalao'

const allButFlan = today.replace(/(?<=12.5: ).*(?=, Flan)/, (dishes) =>
  dishes.replaceAll(',', '!,').concat('!'),
)

/** Nothing that customers see changes by a reading that loses a part of the message. */
export const evidence: Conversation[] = [
  {
    meant: 'all but one dish: the others have run out',
    start: out,
    says: [['todo agotado menos el flan', "everything's sold out bar the flan", 'tot esgotat tret del flan']],
    stands: [allButFlan],
  },
  {
    meant: 'all but one dish: that one has not run out',
    start: out,
    says: [['se acabo too xcepto flan', 'de postre ya no queda más que el flan']],
    stands: [today],
  },
  {
    meant: 'portions that are left are no dish that has run out',
    start: out,
    says: [['do pollo quedan catro racións, se o podes poñer', 'pon que del pollo quedan 4 raciones']],
    stands: [today],
  },
  {
    meant: 'a word for extras is never lost: the dish has not run out',
    start: out,
    says: [['el pollo ja no porta suple, que és del barat', 'lo del suplemento del pollo ya no queda']],
    stands: [today],
  },
  {
    meant: 'hours of which one is lost are asked about',
    start: out,
    says: [
      ['lo q es servir, d 1 y media hasta 4 menos cuarto', 'de unha a tres e media e nin un minuto máis'],
    ],
    stands: [today],
  },
  {
    meant: 'what may happen has not happened',
    start: out,
    says: [
      ['como se acabe el pollo q se acabará tiro de rabas', 'si se agota el pollo me avisas y lo quito yo'],
    ],
    stands: [today],
  },
  {
    meant: 'a sentence is no dish',
    start: out,
    says: [
      [
        'olvidé decirle que el pollo viene en su jugo, no asado',
        'tampoco se foron as lentejas, así que saco ensaladilla de primeiro',
        'do pollo xa non queda nin a cunca',
      ],
    ],
    stands: [today],
  },
  {
    meant: 'a price far from the one there is, is asked about',
    start: out,
    says: [['y súbele tres al precio q con pescado es otro cantar', 'pon el precio a 3']],
    stands: [today],
  },
  {
    meant: 'a dish of a day without a menu: the menu of today is not touched',
    start: out,
    says: [['el domingo sin flan', 'el domingo no queda flan']],
    stands: [today],
  },
  {
    meant: 'a copy that loses a part of the message is shown before it is written',
    start: out,
    says: [
      [
        'mañana lo mismo, però el pollo que sigui al forn',
        'para mañana repetimos lo de hoy, el pollo al horno',
      ],
    ],
    stands: [today],
  },
  {
    meant: 'what was missed is named before the menu goes out, whatever was understood after it',
    says: [
      draft,
      'a la pechuga hay que hacerle algo',
      'precio 13',
      ['publica', 'venga, publícalo', 'que salga a las 12:30'],
    ],
    stands: [],
    answer: /Aún no lo publico/,
  },
  {
    meant: 'a menu does not go out with a message that was understood in part',
    says: [
      draft,
      ['quita el bacalao, la crema con nueces y publica', 'publica ya, y son 9 el que coma solo un plato'],
    ],
    stands: [],
  },
  {
    meant: 'taking back needs a word for it',
    start: planned,
    says: ['el viernes a 16', 'això d’ara llença-ho, ho faig nou'],
    stands: [today, onFriday.replace('15:', '16:')],
  },
]
