import { city } from './city'

const canaries = { kitchen: 'canarias', timeZone: 'Atlantic/Canary' } as const
const andalusia = { kitchen: 'andalucia' } as const

export const south = [
  city({ ...andalusia, name: 'Sevilla', state: 'Sevilla', share: 38, population: 687488 }, [
    ['Santa Cruz', '41004', 37.3868, -5.9908],
    ['Arenal', '41001', 37.3872, -5.9968],
    ['Alfalfa', '41004', 37.3908, -5.9915],
    ['Encarnación', '41003', 37.3938, -5.9912],
    ['Feria', '41003', 37.3985, -5.9912],
    ['San Lorenzo', '41002', 37.3978, -5.9962],
    ['Macarena', '41009', 37.4045, -5.9862],
    ['Triana', '41010', 37.3838, -6.0052],
    ['Los Remedios', '41011', 37.3765, -5.9992],
    ['Nervión', '41018', 37.3832, -5.9722],
    ['San Bernardo', '41018', 37.3805, -5.9838],
    ['El Porvenir', '41013', 37.3742, -5.9812],
  ]),
  city({ ...andalusia, name: 'Málaga', state: 'Málaga', share: 28, population: 591637 }, [
    ['Centro Histórico', '29015', 36.7208, -4.4212],
    ['La Merced', '29012', 36.7238, -4.4172],
    ['Soho', '29001', 36.7168, -4.4232],
    ['La Malagueta', '29016', 36.7202, -4.4095],
    ['Lagunillas', '29012', 36.7262, -4.4155],
    ['La Trinidad', '29009', 36.7235, -4.4292],
    ['Perchel', '29002', 36.7142, -4.4308],
    ['Huelin', '29003', 36.7055, -4.4425],
    ['El Limonar', '29016', 36.7245, -4.3985],
    ['Pedregalejo', '29017', 36.7232, -4.3812],
  ]),
  city({ ...andalusia, name: 'Granada', state: 'Granada', share: 20, population: 230595 }, [
    ['Centro', '18001', 37.1752, -3.6002],
    ['Realejo', '18009', 37.1718, -3.5945],
    ['Albaicín', '18010', 37.1805, -3.5935],
    ['Plaza de Toros', '18012', 37.1865, -3.6055],
    ['Fígares', '18005', 37.1682, -3.6025],
    ['Zaidín', '18007', 37.1598, -3.5985],
    ['San Matías', '18009', 37.1735, -3.5975],
  ]),
  city({ ...andalusia, name: 'Córdoba', state: 'Córdoba', share: 15, population: 323763 }, [
    ['Judería', '14003', 37.8805, -4.7808],
    ['San Basilio', '14004', 37.8765, -4.7842],
    ['La Ribera', '14002', 37.8795, -4.7742],
    ['Centro', '14002', 37.8852, -4.7785],
    ['Santa Marina', '14001', 37.8895, -4.7735],
    ['Ciudad Jardín', '14005', 37.8802, -4.7915],
  ]),
  city({ ...andalusia, name: 'Cádiz', state: 'Cádiz', share: 12, population: 111811 }, [
    ['El Pópulo', '11005', 36.5298, -6.2945],
    ['Mentidero', '11003', 36.5342, -6.2988],
    ['La Viña', '11002', 36.531, -6.2992],
    ['San Juan', '11001', 36.5318, -6.2968],
    ['La Laguna', '11009', 36.5085, -6.2788],
  ]),
  city(
    { ...canaries, name: 'Las Palmas de Gran Canaria', state: 'Las Palmas', share: 22, population: 378027 },
    [
      ['Vegueta', '35001', 28.1005, -15.4155],
      ['Triana', '35002', 28.1058, -15.4192],
      ['Lugo', '35004', 28.1172, -15.4262],
      ['Alcaravaneras', '35005', 28.1295, -15.4318],
      ['Santa Catalina', '35007', 28.1395, -15.4325],
      ['La Isleta', '35008', 28.1515, -15.4282],
      ['Guanarteme', '35010', 28.1288, -15.444],
      ['Escaleritas', '35011', 28.1168, -15.4392],
    ],
  ),
  city(
    {
      ...canaries,
      name: 'Santa Cruz de Tenerife',
      state: 'Santa Cruz de Tenerife',
      share: 16,
      population: 209395,
    },
    [
      ['Zona Centro', '38002', 28.4682, -16.2528],
      ['La Noria', '38003', 28.4632, -16.2502],
      ['El Toscal', '38001', 28.4728, -16.2485],
      ['Duggi', '38004', 28.4668, -16.2578],
      ['Salamanca', '38006', 28.4712, -16.2648],
      ['El Cabo', '38005', 28.4588, -16.2562],
    ],
  ),
]
