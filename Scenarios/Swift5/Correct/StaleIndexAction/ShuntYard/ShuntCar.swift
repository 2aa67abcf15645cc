import Foundation

/// A goods wagon, and what the scales said about it.
struct ShuntCar: Hashable {
  enum Weight: Hashable {
    case unknown, asked(Int), tons(Int)
  }

  let number: String
  var weight = Weight.unknown
}

/// Tracks with wagons. The front of a track is its first wagon.
final class ShuntTracks {
  static let names = ["Hump", "Track 1", "Track 2"]
  private(set) var tracks: [[ShuntCar]]
  private var question = 0
  /// A weight has come.
  var onWeight: ((String) -> Void)?

  init() {
    let all = (0..<22).map { ShuntCar(number: "W \(310 + $0 * 7)") }
    tracks = [Array(all[0..<12]), Array(all[12..<18]), Array(all[18...])]
  }

  func place(of number: String) -> IndexPath? {
    for (track, cars) in tracks.enumerated() {
      if let row = cars.firstIndex(where: { $0.number == number }) { return IndexPath(row: row, section: track) }
    }
    return nil
  }

  subscript(_ path: IndexPath) -> ShuntCar { tracks[path.section][path.row] }

  func tons(of track: Int) -> Int {
    tracks[track].reduce(0) { sum, car in
      if case .tons(let tons) = car.weight { sum + tons } else { sum }
    }
  }

  func move(_ number: String, to path: IndexPath) {
    guard let old = place(of: number) else { return }
    let car = tracks[old.section].remove(at: old.row)
    tracks[path.section].insert(car, at: min(path.row, tracks[path.section].count))
  }

  func send(_ numbers: [String], to track: Int) {
    for number in numbers { move(number, to: IndexPath(row: tracks[track].count, section: track)) }
  }

  /// Asks the scales. They answer in any order; only the answer to the last question about a wagon counts.
  func weigh(_ number: String) {
    guard let path = place(of: number) else { return }
    question += 1
    let asked = question
    tracks[path.section][path.row].weight = .asked(asked)
    let digits = Int(number.dropFirst(2)) ?? 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4 + Double(digits * 3 % 7) * 0.3) { [weak self] in
      guard let self, let now = place(of: number), self[now].weight == .asked(asked) else { return }
      tracks[now.section][now.row].weight = .tons(18 + digits % 40)
      onWeight?(number)
    }
  }

  func forgetWeights() {
    for track in tracks.indices {
      for row in tracks[track].indices { tracks[track][row].weight = .unknown }
    }
  }
}
