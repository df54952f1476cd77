import type { Dialogue } from '../dialogue'
import { facts, menuOf, wednesday } from '../world'

const start = { menus: [menuOf(wednesday, 'published')] }
const code = '0123456789ab-abcdefghij0123456789'
const phone = { channel: 'whatsapp' as const }
const visits = { today: 3, week: 41, weekBefore: 30, calls: 2, directions: 5 }

export const people: Dialogue[] = [
  { name: 'hello', lines: [['Hola!', /¡Hola, Ana![\s\S]*Mándame el menú/]] },
  {
    name: 'good morning, with a menu out',
    start,
    lines: [
      ['buenos días', /publicado[\s\S]*\[Ver el de hoy\]/],
      ['[Ver el de hoy]', /Menú de hoy/],
    ],
  },
  {
    name: 'help',
    lines: [
      ['ayuda', /\[Marcar algo agotado\]/],
      ['[Marcar algo agotado]', /agotada la merluza/],
      ['[Mandar toda la semana]', /Lunes/],
    ],
  },
  { name: 'help, misspelled', lines: [['ayda', /Marcar algo agotado/]] },
  { name: 'thanks', lines: [['muchas gracias!', /A ti/]] },
  {
    name: 'statistics',
    start: { visits },
    lines: [['¿cuánta gente lo ha visto?', /3 personas[\s\S]*41[\s\S]*30/]],
  },
  { name: 'no visits yet', lines: [['estadísticas', /Todavía no hay visitas/]] },
  {
    name: 'another template, and the next, and that one',
    start,
    lines: [
      ['otra plantilla', /Mantel[\s\S]*\{feed\}/],
      ['[Otra más]', /Pizarra[\s\S]*\{feed\}/],
      ['[Usar esta]', /«Pizarra»/],
    ],
  },
  {
    name: 'a template for what is proposed',
    lines: [
      ['Menú 12 €\nPrimeros\nLentejas\nSopa\nSegundos\nPollo', /Publicar/],
      ['otro diseño', /Mantel/],
      ['[Usar esta]', /¿Lo publico\?/],
      ['[Publicar]', /Publicado/],
    ],
    menus: [/^hoy published/],
  },
  { name: 'for stories', start, lines: [['pásamelo para historias', /\{story\}/]] },
  { name: 'on paper', start, lines: [['lo quiero en pdf', /\{a4\}/]] },
  { name: 'no picture without a menu', lines: [['historia', /No hay menú/]] },
  { name: 'my page', lines: [['cuál es mi enlace', /restaurant\/profile/]] },
  { name: 'a person', lines: [['quiero hablar con una persona', /contacta/]] },
  { name: 'a sticker', lines: [['{sticker}', /menú/]] },
  { name: 'a voice note', lines: [['{audio}', /micrófono del teclado/]] },
  {
    name: 'a place, a contact, a film, and what nobody knows',
    lines: [
      ['{location}', /dirección/],
      ['{contacts}', /contactos/],
      ['{video}', /vídeos/],
      ['{unknown}', /escrito/],
    ],
  },
  {
    name: 'a photo of the board',
    lines: [
      ['{photo}', /Foto guardada[\s\S]*\[Menú de hoy\]/],
      ['[Menú de hoy]', /ven como menú de hoy/],
    ],
  },
  {
    name: 'a photo with its menu below',
    lines: [
      [
        '{photo Menú 12 €\nPrimeros\nLentejas\nSopa\nSegundos\nPollo}',
        /Lentejas[\s\S]*\[Publicar\][\s\S]*Foto guardada/,
      ],
    ],
  },
  {
    name: 'a paper of sixty pages',
    start: { reading: '', pages: 60 },
    lines: [
      ['{pdf}', /60\s+páginas[\s\S]*\[Añadir a la carta\]\n\[Menú de hoy\]/],
      ['[Añadir a la carta]', /carta/],
    ],
  },
  {
    name: 'a stranger',
    start: { ...phone, owner: null, restaurant: null },
    lines: [
      ['hola', /qué restaurante/],
      ['{audio}', /qué restaurante/],
    ],
  },
  { name: 'a code in the browser', lines: [[`Mi código: ${code}`, /por WhatsApp/]] },
  { name: 'no restaurant yet', start: { restaurant: null }, lines: [['hola', /try-whatsapp/]] },
  { name: 'good-bye from a telephone', start: { ...phone }, lines: [['BAJA', /desvinculado/]] },
  { name: 'good-bye in the browser', lines: [['darme de baja', /borrar tu cuenta/]] },
  {
    name: 'two guesses for what is not understood',
    start,
    lines: [['asdf qwer', /¿Es alguna[\s\S]*\[Ver el de hoy\][\s\S]*\[Qué puedes hacer\]/]],
  },
  {
    name: 'a guess from its words',
    start,
    lines: [['lo del pollo asado ese que pusiste mal ayer no era', /\[Se ha agotado\]|\[/]],
  },
  {
    name: 'WhatsApp',
    start: { owner: facts.owner },
    lines: [['puedo usar whatsapp?', /Seguir en WhatsApp/]],
  },
]
