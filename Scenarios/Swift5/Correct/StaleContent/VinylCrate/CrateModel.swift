import Combine
import Foundation

struct CrateRecord: Identifiable, Hashable {
  let id: String
  let title: String
  let artist: String
  let year: Int
}

enum CrateOrder: String, CaseIterable, Identifiable {
  case artist = "Artist"
  case title = "Title"
  case year = "Year"

  var id: Self { self }
}

/// Which records the owner loves. Kept by id, as the shop's server does.
final class CrateVault {
  private(set) var loved: Set<String> = ["r3"]

  func contains(_ id: String) -> Bool { loved.contains(id) }

  func set(_ isLoved: Bool, _ id: String) {
    if isLoved { loved.insert(id) } else { loved.remove(id) }
  }
}

final class CrateModel: ObservableObject {
  @Published private(set) var records: [CrateRecord] = []
  @Published var order = CrateOrder.artist { didSet { load() } }
  @Published private(set) var nowPlaying: String?
  let vault = CrateVault()
  private var shelf: [CrateRecord]

  init() {
    shelf = CrateModel.samples
    load()
  }

  func load() {
    records = shelf.sorted { first, second in
      switch order {
      case .artist: (first.artist, first.year) < (second.artist, second.year)
      case .title: first.title < second.title
      case .year: first.year < second.year
      }
    }
  }

  func play(_ record: CrateRecord) { nowPlaying = nowPlaying == record.id ? nil : record.id }

  /// A record comes with the post.
  func arrive() {
    shelf.append(CrateRecord(id: "r\(shelf.count + 1)", title: "Attic Tapes \(shelf.count)", artist: "Alder Trio", year: 1959))
    load()
  }

  func sell(_ record: CrateRecord) {
    shelf.removeAll { $0.id == record.id }
    load()
  }

  static let samples: [CrateRecord] = [
    CrateRecord(id: "r1", title: "Salt Roads", artist: "Brine Choir", year: 1974),
    CrateRecord(id: "r2", title: "Paper Lamps", artist: "Colm Ash", year: 1982),
    CrateRecord(id: "r3", title: "Night Ferry", artist: "Dora Quill", year: 1969),
    CrateRecord(id: "r4", title: "Moss", artist: "Eiger Five", year: 1991),
    CrateRecord(id: "r5", title: "Low Tide Waltz", artist: "Fen Orchestra", year: 1966),
    CrateRecord(id: "r6", title: "Kite Weather", artist: "Gale Brothers", year: 1978),
    CrateRecord(id: "r7", title: "Hollow Bells", artist: "Hester Vane", year: 1985),
    CrateRecord(id: "r8", title: "Glass Orchard", artist: "Iris Holm", year: 2003),
    CrateRecord(id: "r9", title: "First Snow", artist: "Juniper Six", year: 1963),
    CrateRecord(id: "r10", title: "Ember Street", artist: "Kestrel", year: 1988),
  ]
}
