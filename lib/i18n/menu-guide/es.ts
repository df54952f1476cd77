import type { Guide } from './guide'

export const es: Guide = {
  title: '¿Qué es un menú del día?',
  description:
    'Cómo funciona el menú del día: a qué hora se sirve, cuántos platos tiene, el medio menú, qué entra en el precio y la propina.',
  lead: 'Es como se come a diario en toda España: un precio cerrado, una lista corta que cambia cada día y una cuenta sin sorpresas.',
  sections: [
    {
      title: 'A qué hora',
      text: [
        'Se sirve al mediodía, sobre todo de lunes a viernes, más o menos de 13:00 a 16:00. Casi todo el mundo come entre las 14:00 y las 15:00: ven a las 13:00 si quieres mesa, y no pasadas las 15:30, que la cocina empieza a cerrar.',
        'Hay sitios que también lo ponen el fin de semana, algo más caro, y unos pocos por la noche. En Mantel cada menú dice su horario.',
      ],
    },
    {
      title: 'Los platos',
      text: [
        'Eliges un primero (sopa, ensalada, legumbres, pasta, arroz) y un segundo (carne o pescado, sobre todo). Después viene el postre o el café; en algunos sitios, las dos cosas.',
        'Son platos enteros. Si detrás de un plato hay un precio con un más, es el suplemento que se paga.',
      ],
    },
    {
      title: 'El medio menú',
      text: [
        'El medio menú es un plato en vez de dos, por menos dinero. Suele llevar también pan, bebida y postre o café. No todos lo tienen: Mantel dice su precio cuando lo hay.',
      ],
    },
    {
      title: 'Pan, bebida y postre',
      text: [
        'Suelen entrar en el precio: el pan, una bebida (agua, vino, cerveza o refresco) y el postre o el café. Depende de cada casa, y por eso el menú dice qué incluye. Lo demás se paga aparte.',
      ],
    },
    {
      title: 'La propina y la cuenta',
      text: [
        'El IVA está incluido y no hace falta dejar propina. Se deja la calderilla, o un euro o dos si ha gustado; nadie espera un tanto por ciento.',
        'La cuenta se pide: nadie te la trae antes, porque nadie quiere meterte prisa.',
      ],
    },
    {
      title: 'Alergias y dietas',
      text: [
        'Cualquier restaurante tiene que poder decirte cuáles de los catorce alérgenos de la ley europea lleva cada plato. Pregunta aunque el menú no diga nada: un guiso, o un plato «de verdura», puede llevar jamón o caldo.',
      ],
    },
  ],
  find: 'Busca los menús de hoy cerca de ti',
}
