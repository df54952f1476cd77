import type { Guide } from './guide'

export const gl: Guide = {
  title: 'Que é un menú do día?',
  description:
    'Como funciona o menú do día: a que hora se serve, cantos pratos ten, o medio menú, que entra no prezo e a propina.',
  lead: 'É como se come a diario en toda España: un prezo pechado, unha lista curta que cambia cada día e unha conta sen sorpresas.',
  sections: [
    {
      title: 'A que hora',
      text: [
        'Sérvese ao mediodía, sobre todo de luns a venres, máis ou menos de 13:00 a 16:00. Case todo o mundo come entre as 14:00 e as 15:00: ven ás 13:00 se queres mesa, e non pasadas as 15:30, que a cociña empeza a pechar.',
        'Hai sitios que tamén o poñen a fin de semana, algo máis caro, e uns poucos pola noite. En Mantel cada menú di o seu horario.',
      ],
    },
    {
      title: 'Os pratos',
      text: [
        'Escolles un primeiro (sopa, ensalada, legumes, pasta, arroz) e un segundo (carne ou peixe, sobre todo). Despois vén a sobremesa ou o café; nalgúns sitios, as dúas cousas.',
        'Son pratos enteiros. Se detrás dun prato hai un prezo cun máis, é o suplemento que se paga.',
      ],
    },
    {
      title: 'O medio menú',
      text: [
        'O medio menú é un prato en vez de dous, por menos diñeiro. Adoita levar tamén pan, bebida e sobremesa ou café. Non todos o teñen: Mantel di o seu prezo cando o hai.',
      ],
    },
    {
      title: 'Pan, bebida e sobremesa',
      text: [
        'Adoitan entrar no prezo: o pan, unha bebida (auga, viño, cervexa ou refresco) e a sobremesa ou o café. Depende de cada casa, e por iso o menú di que inclúe. O demais págase á parte.',
      ],
    },
    {
      title: 'A propina e a conta',
      text: [
        'O IVE está incluído e non fai falta deixar propina. Déixase o solto, ou un euro ou dous se gustou; ninguén agarda un tanto por cento.',
        'A conta pídese: ninguén cha trae antes, porque ninguén quere meterche présa.',
      ],
    },
    {
      title: 'Alerxias e dietas',
      text: [
        'Calquera restaurante ten que poder dicirche cales dos catorce alérxenos da lei europea leva cada prato. Pregunta aínda que o menú non diga nada: un guiso, ou un prato «de verdura», pode levar xamón ou caldo.',
      ],
    },
  ],
  find: 'Busca os menús de hoxe preto de ti',
}
