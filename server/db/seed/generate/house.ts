import type { Service } from '@/contract/entities/lists'
import { cities } from '../data/cities'
import { cartasOf, occasions } from '../data/documents'
import { demoOwner } from '../demo-data'
import { idOf, prng } from '../prng'
import { photoUrl } from './pictures'
import { placeIn } from './place'
import type { DemoRestaurant } from './restaurant'

const services: Service[] = [
  'Acceso para silla de ruedas',
  'Opciones sin gluten',
  'Para recoger',
  'Se aceptan tickets restaurant',
  'Se admite pago con tarjeta',
  'Se admiten mascotas',
  'Terraza',
  'Wifi',
]

const description = `Casa Amparo Requena abrió en 1978 con ocho mesas y una cocina de carbón, en una esquina por la que pasa medio barrio. Hoy lleva los fuegos la hija de Amparo y el menú se escribe cada mañana, según vuelve la compra: un plato de cuchara, algo de la huerta, un pescado y un guiso de los que se hacen solos si uno sabe esperar.

El comedor es pequeño y la terraza, soleada. Los jueves hay arroz; los viernes de Cuaresma, potaje; y torrijas, mientras quede alguien que las pida.`

/** The demo owner's restaurant: every field that an owner can fill in is filled in. */
export function houseOfTheDemoOwner(seed: string): DemoRestaurant {
  const random = prng(`${seed} house`)
  const [madrid] = cities
  const spot = madrid?.spots.find(([quarter]) => quarter === 'Chamberí')
  if (!madrid || !spot) throw new Error('the demo owner lives in Chamberí')
  const whole = { start: 13 * 60, end: 16 * 60 + 30, start2: 20 * 60 + 30, end2: 23 * 60 + 30 }
  const late = { ...whole, end2: 25 * 60 }
  return {
    ...placeIn(madrid, spot, random),
    id: idOf(seed, 'house'),
    owner: {
      id: idOf(seed, 'house owner'),
      firstName: demoOwner.firstName,
      lastName: demoOwner.lastName,
      email: demoOwner.email,
      phoneNumber: '790000001',
    },
    name: 'Casa Amparo Requena',
    description,
    address: 'Calle del Olmo Viejo, 12',
    city: madrid,
    cuisines: ['Española', 'Mediterranea'],
    services,
    contact: {
      contactNumber: '990000001',
      whatsappNumber1: '790000001',
      whatsappNumber2: '790000002',
      instagram: 'casaamparorequena.demo',
      facebook: 'casaamparorequena.demo',
      website: 'https://www.casaamparorequena.example',
    },
    days: [whole, whole, whole, whole, late, late, { start: 13 * 60, end: 17 * 60 }],
    pictures: {
      header: photoUrl('comedor-rustico'),
      additional: ['tortilla-patatas', 'pisto-huevos', 'paella', 'torrijas', 'terraza', 'tarta-manzana'].map(
        photoUrl,
      ),
      logo: '/files/demo-logo-1/320.webp',
    },
    cartas: [...cartasOf.Española],
    occasions: occasions.filter(({ file }) => /navidad|degustacion|grupos|san-valentin/.test(file)),
    verification: 'verified',
    joinedDaysAgo: 400,
    menu: {
      priceCents: 1450,
      halfPriceCents: 1000,
      includes: ['pan', 'bebida', 'postre-o-cafe'],
      window: { start: 13 * 60, end: 16 * 60 },
      firsts: 5,
      seconds: 5,
      desserts: 4,
      categories: ['Primeros', 'Segundos', 'Postres'],
      declaresAllergens: true,
      plansAhead: true,
    },
    remembersDays: 42,
    remembersPrices: false,
  }
}
