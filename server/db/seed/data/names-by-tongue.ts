import type { Tongue } from './city'

const catalan = [
  "Ca l'Avi Quimet",
  'Can Xerinol',
  "L'Olla d'en Biel",
  "Ca la Tieta Roser d'Avall",
  "El Cullerot d'en Fèlix",
  'Cal Sabater Coix',
  "La Cassola de l'Eudald",
  'Can Tronxet',
  "L'Escudella de la Carme Petita",
  'Fonda del Rossinyol Blau',
  "D'Oli i Llorer",
  'Bodega Can Ventura Roig',
  "El Porró d'en Tià",
  'Sa Cuina de na Margalida Nova',
  'Ca na Xisca Menuda',
  "Es Rebost d'en Toniet",
  'Can Gall Despert',
  "L'Àpat del Carreró",
  'Ca Na Coloma Vella',
  'El Celler de la Neula',
  "Hostal d'en Met Llarg",
  'Sa Paella Rompuda',
  "Ca s'Amitger Nou",
  'Taverna La Pebrotera',
]

const galician = [
  'O Pote de Carme',
  'A Tasca do Meigallo',
  'Casa Xan do Muíño Vello',
  'O’Caldeiro Fondo',
  'A Cunca Rebordada',
  'Taberna O Percebe Sentado',
  'A Lareira de Sabela',
  'Mesón Pousa o Zapato',
  'O Fogar da Tía Pura',
  'Furancho Os Tres Cabazos',
  'A Ola do Peirao Novo',
  'Casa Ramiriña',
  'O Niño do Corvo Mariño',
  "O'Xantar de Estrela",
  'Adega do Merlo Branco',
  'A Peixeira Riseira',
  'O Cazo de Lola Freixeiro',
  'Casa Bertomeu da Ponte',
]

const basque = [
  'Txoko Ipurtargi',
  'Sukaldea Amama Bixenta',
  'Etxeko Lapikoa',
  'Haizebegi Jatetxea 1932',
  'Asador Zezentxo',
  'Ttipi-Ttapa Txikia',
  'Kresal Zaharra Taberna',
  'Gorputz Ona Jatetxea',
  'Bar Ostadar Berria',
  'Xarmanta Erretegia',
  'Patxi Luze Taberna',
  'Izar Gorri Pintxos',
  'Aitona Fermintxo',
  'Kaiku Handi',
  'Mahai Txiki',
  'Ur Goiena Sagardotegia',
  'Zortzi Aulki',
  'Bodegón Inaxio Beltz',
]

export const canary = ['Guachinche Los Tres Dragos Chicos', 'Bochinche Cho Panchito', 'Tasca La Gofia']

export const namesByTongue: Partial<Record<Tongue, readonly string[]>> = {
  ca: catalan,
  gl: galician,
  eu: basque,
}
