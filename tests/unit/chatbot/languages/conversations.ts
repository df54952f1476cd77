import type { WholeLanguage } from '@/contract/languages'

/** What the owner writes, or `[pub]` for the button whose action begins so, and what the answer says. */
type Lines = [message: string, answer: RegExp][]

/** From a menu to its publication and back. */
export const conversationsIn: Record<WholeLanguage, Lines> = {
  es: [
    [
      '¡Buenos días! Hoy tenemos:\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nMerluza a la plancha\nPollo asado\nPostres\nFlan\n12 €',
      /Así lo he entendido:[\s\S]*Menú de hoy[\s\S]*\*Primeros\*[\s\S]*12\s€[\s\S]*¿Lo publico\?/,
    ],
    ['quita el pollo', /^Quitado: Pollo asado\./],
    ['precio 12,50', /^Precio cambiado: 12,50\s€\./],
    ['¿está publicado?', /^Todavía no: el menú de hoy está pendiente/],
    ['espera', /^Claro, sin prisa\./],
    ['¿qué tengo programado?', /^No tienes nada para los próximos días\./],
    ['ayuda', /^Mándame los platos y el precio/],
    ['gracias', /^¡A ti!/],
    ['publícalo', /^¡Publicado!/],
    ['¿está publicado?', /^Sí, el menú de hoy está publicado/],
    ['deshaz', /^Hecho, lo he retirado \(hoy\)\./],
  ],
  ca: [
    [
      'Bon dia! Avui tenim:\nPrimers\nEscudella\nAmanida verda\nSegons\nLluç a la planxa\nPollastre rostit\nPostres\nCrema catalana\n14 €',
      /Així ho he entès:[\s\S]*Menú d’avui[\s\S]*\*Primers\*[\s\S]*\*Segons\*[\s\S]*14\s€[\s\S]*El publico\?/,
    ],
    ['treu el pollastre', /^Tret: Pollastre rostit\./],
    ['preu 14,50', /^Preu canviat: 14,50\s€\./],
    ['està publicat?', /^Encara no: el menú d’avui està pendent/],
    ['espera', /^I tant, sense pressa\./],
    ['què tinc programat?', /^No tens res per als pròxims dies\./],
    ['ajuda', /^Envia’m els plats i el preu/],
    ['gràcies', /^A tu!/],
    ['publica-ho', /^Publicat!/],
    ['està publicat?', /^Sí, el menú d’avui està publicat/],
    ['desfés-ho', /^Fet, l’he retirat \(avui\)\./],
  ],
  gl: [
    [
      'Bos días! Hoxe temos:\nPrimeiros\nCaldo galego\nEnsalada mixta\nSegundos\nPescada á galega\nPolo asado\nSobremesas\nFilloas\n13 €',
      /Así o entendín:[\s\S]*Menú de hoxe[\s\S]*\*Primeiros\*[\s\S]*\*Sobremesas\*[\s\S]*13\s€[\s\S]*Publícoo\?/,
    ],
    ['quita o polo', /^Quitado: Polo asado\./],
    ['prezo 13,50', /^Prezo cambiado: 13,50\s€\./],
    ['sobe 1 euro', /^Prezo cambiado: 14,50\s€\./],
    ['está publicado?', /^Aínda non: o menú de hoxe está pendente/],
    ['espera', /^Claro, sen présa\./],
    ['que teño programado?', /^Non tes nada para os próximos días\./],
    ['axuda', /^Mándame os pratos e o prezo/],
    ['grazas', /^A ti!/],
    ['publícao', /^Publicado!/],
    ['está publicado?', /^Si, o menú de hoxe está publicado/],
    ['desfaino', /^Feito, retireino \(hoxe\)\./],
  ],
  eu: [
    [
      'Egun on! Gaurko menua:\nLehenengoak\nDilista gisatuak\nEntsalada mistoa\nBigarrenak\nLegatza plantxan\nOilasko errea\nPostreak\nEtxeko flana\n14 €',
      /Horrela ulertu dut:[\s\S]*Gaurko menua[\s\S]*\*Lehenengoak\*[\s\S]*\*Bigarrenak\*[\s\S]*14\s€[\s\S]*Argitaratuko dut\?/,
    ],
    ['kendu oilaskoa', /^Kenduta: Oilasko errea\./],
    ['prezioa 14,50', /^Prezioa aldatuta: 14,50\s€\./],
    ['argitaratuta dago?', /^Oraindik ez: gaurko menua zure erantzunaren zain dago/],
    ['itxaron', /^Noski, lasai\./],
    ['zer daukat programatuta?', /^Ez duzu ezer hurrengo egunetarako\./],
    ['laguntza', /^Bidali platerak eta prezioa/],
    ['eskerrik asko', /^Zuri!/],
    ['argitaratu', /^Argitaratuta!/],
    ['argitaratuta dago?', /^Bai, gaurko menua argitaratuta dago/],
    ['desegin', /^Eginda, erretiratu dut \(gaur\)\./],
  ],
  en: [
    [
      'Good morning! Today we have:\nStarters\nGazpacho\nMixed salad\nMains\nGrilled hake\nRoast chicken\nDesserts\nFlan\n14 euros',
      /Here’s what I understood:[\s\S]*Menu for today[\s\S]*\*Starters\*[\s\S]*\*Main courses\*[\s\S]*€14[\s\S]*Shall I publish it\?/,
    ],
    ['remove the chicken', /^Removed: Roast chicken\./],
    ['price 14.50', /^Price changed: €14\.50\./],
    ['is it published?', /^Not yet: the menu for today is waiting/],
    ['hold on', /^Of course, no rush\./],
    ['what is planned?', /^You’ve nothing planned for the next few days\./],
    ['help', /^Send me the dishes and the price/],
    ['thanks', /^Thank you!/],
    ['[pub]', /^Published!/],
    ['is it published?', /^Yes, the menu for today is published/],
    ['undo', /^Done, I’ve taken it down \(today\)\./],
  ],
}
