import type { Guide } from './guide'

export const de: Guide = {
  title: 'Was ist ein Menú del día?',
  description:
    'So funktioniert das spanische Mittagsmenü: Uhrzeiten, Gänge, halbes Menü, was im Preis enthalten ist, und das Trinkgeld.',
  lead: 'So isst Spanien an Werktagen zu Mittag: ein fester Preis, eine kurze Karte, die jeden Tag wechselt, und eine Rechnung ohne Überraschungen.',
  sections: [
    {
      title: 'Wann es serviert wird',
      text: [
        'Mittags, meist von Montag bis Freitag, etwa von 13 bis 16 Uhr. Die Spanier essen zwischen 14 und 15 Uhr: Um 13 Uhr ist noch ein Tisch frei, nach 15:30 Uhr schließt oft die Küche.',
        'Manche Lokale bieten es auch am Wochenende an, dann etwas teurer, und einige am Abend. Auf Mantel stehen bei jedem Menü seine Uhrzeiten.',
      ],
    },
    {
      title: 'Die Gänge',
      text: [
        'Man wählt ein Gericht aus den Primeros (Suppe, Salat, Hülsenfrüchte, Nudeln, Reis) und eines aus den Segundos (meist Fleisch oder Fisch). Danach kommt ein Nachtisch oder ein Kaffee, in manchen Lokalen beides.',
        'Beide Gänge sind volle Teller. Steht hinter einem Gericht ein Preis mit Plus, kostet es so viel Aufpreis.',
      ],
    },
    {
      title: 'Das halbe Menü',
      text: [
        'Das Medio menú hat einen Gang statt zwei und kostet weniger. Brot, Getränk und Nachtisch oder Kaffee sind meist trotzdem dabei. Nicht jedes Lokal hat es: Mantel nennt den Preis, wo es eines gibt.',
      ],
    },
    {
      title: 'Brot, Getränk und Nachtisch',
      text: [
        'Sie sind meist im Preis enthalten: Brot, ein Getränk (Wasser, Wein, Bier oder Limonade) und Nachtisch oder Kaffee. Das ist von Lokal zu Lokal verschieden; auf dem Menü steht, was enthalten ist. Alles andere wird extra bezahlt.',
      ],
    },
    {
      title: 'Trinkgeld und Rechnung',
      text: [
        'Die Steuer ist im Preis enthalten, und Trinkgeld muss nicht sein. Man lässt das Kleingeld liegen oder ein, zwei Euro, wenn es geschmeckt hat; Prozente erwartet niemand.',
        'Die Rechnung verlangt man („la cuenta, por favor“): Ungefragt bringt sie niemand, denn niemand will dich drängen.',
      ],
    },
    {
      title: 'Allergien und Ernährung',
      text: [
        'Jedes Lokal muss dir sagen können, welche der vierzehn Allergene des EU-Rechts in einem Gericht stecken. Frag nach, auch wenn auf dem Menü nichts steht: In Eintöpfen und sogar in Gemüsegerichten können Schinken oder Brühe sein.',
      ],
    },
  ],
  find: 'Finde die Menüs von heute in deiner Nähe',
}
