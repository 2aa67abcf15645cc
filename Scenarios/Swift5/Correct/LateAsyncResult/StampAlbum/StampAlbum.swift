import Observation
import SwiftUI

struct AlbumStamp: Identifiable, Equatable {
  let id: Int
  let country: String
  let motif: String
  let year: Int
  let cents: Int
}

/// The stamp that was taken out last, and where it stood.
struct StampTakenOut: Equatable {
  let stamp: AlbumStamp
  let place: Int
}

@MainActor @Observable final class StampAlbum {
  private(set) var stamps: [AlbumStamp] = [
    AlbumStamp(id: 1, country: "Norway", motif: "Post horn", year: 1893, cents: 420),
    AlbumStamp(id: 2, country: "Norway", motif: "Fjord", year: 1976, cents: 90),
    AlbumStamp(id: 3, country: "Norway", motif: "Stave church", year: 1978, cents: 110),
    AlbumStamp(id: 4, country: "Samoa", motif: "Express", year: 1877, cents: 1500),
    AlbumStamp(id: 5, country: "Samoa", motif: "Palm", year: 1895, cents: 640),
    AlbumStamp(id: 6, country: "Uruguay", motif: "Sun", year: 1856, cents: 2300),
    AlbumStamp(id: 7, country: "Uruguay", motif: "Lapwing", year: 1923, cents: 310),
    AlbumStamp(id: 8, country: "Uruguay", motif: "Gaucho", year: 1954, cents: 70),
  ]
  private(set) var takenOut: StampTakenOut?
  @ObservationIgnored private var hiding: Task<Void, Never>?

  var countries: [String] {
    stamps.reduce(into: []) { if $0.last != $1.country { $0.append($1.country) } }
  }

  func stamps(of country: String) -> [AlbumStamp] { stamps.filter { $0.country == country } }

  var value: Int { stamps.reduce(0) { $0 + $1.cents } }

  /// Can be taken back for four seconds.
  func takeOut(_ id: AlbumStamp.ID) {
    guard let place = stamps.firstIndex(where: { $0.id == id }) else { return }
    takenOut = StampTakenOut(stamp: stamps.remove(at: place), place: place)
    hiding?.cancel()
    hiding = Task { [weak self] in
      try? await Task.sleep(for: .seconds(4))
      guard !Task.isCancelled else { return }
      self?.takenOut = nil
    }
  }

  func putBack() {
    guard let last = takenOut else { return }
    stamps.insert(last.stamp, at: min(last.place, stamps.count))
    hiding?.cancel()
    takenOut = nil
  }

  static func money(_ cents: Int) -> String { "\(cents / 100)." + String(format: "%02d", cents % 100) }
}
