import Foundation
import Observation

struct TidalReading: Identifiable, Equatable {
  let id: Int
  let clock: String
  let centimetres: Int
  let wind: String
  let pressure: Int
  var remark: String
  var isDoubtful = false
}

/// The gauge at the pier. A reading every half hour, and whenever somebody asks.
@MainActor @Observable final class TidalStation {
  private(set) var readings: [TidalReading] = [
    TidalReading(id: 5, clock: "11:30", centimetres: 412, wind: "SW 4", pressure: 1011, remark: "Swell at the gate"),
    TidalReading(id: 4, clock: "11:00", centimetres: 388, wind: "SW 4", pressure: 1011, remark: ""),
    TidalReading(id: 3, clock: "10:30", centimetres: 351, wind: "SW 3", pressure: 1012, remark: "Float cleaned"),
    TidalReading(id: 2, clock: "10:00", centimetres: 309, wind: "W 3", pressure: 1012, remark: ""),
    TidalReading(id: 1, clock: "9:30", centimetres: 268, wind: "W 2", pressure: 1013, remark: "Fog"),
  ]

  var latest: TidalReading? { readings.first }
  var earlier: [TidalReading] { Array(readings.dropFirst()) }

  func difference(_ reading: TidalReading) -> Int? {
    guard let index = readings.firstIndex(of: reading), index + 1 < readings.count else { return nil }
    return reading.centimetres - readings[index + 1].centimetres
  }

  func read() {
    let number = (readings.first?.id ?? 0) + 1
    let level = (readings.first?.centimetres ?? 300) + (number % 2 == 0 ? 17 : -9)
    let minutes = 540 + number * 30
    readings.insert(
      TidalReading(
        id: number, clock: "\(minutes / 60):" + String(format: "%02d", minutes % 60), centimetres: level, wind: "SW 5",
        pressure: 1010, remark: "Reading \(number) by hand"),
      at: 0)
  }

  func doubt(_ id: TidalReading.ID) {
    guard let index = readings.firstIndex(where: { $0.id == id }) else { return }
    readings[index].isDoubtful.toggle()
  }

  func strike(_ id: TidalReading.ID) { readings.removeAll { $0.id == id } }
}
