import Combine
import Foundation

/// One scanned document of the harbour office.
struct HarborScan: Identifiable, Hashable {
  let id: Int
  var title: String
  var berth: String
  var pages: Int
  var isSealed: Bool
}

/// What the list has to do after the store changed.
enum HarborChange {
  case inserted(at: Int)
  case removed([Int])
  case changed(at: Int)
}

/// Keeps the scans, newest first.
final class HarborStore {
  private(set) var scans: [HarborScan]
  let changes = PassthroughSubject<HarborChange, Never>()
  private var nextID = 100
  private var incoming = ["Crew list Aurora", "Fuel receipt", "Pilot report", "Customs form", "Tug invoice"]

  init() {
    let names = [
      "Bill of lading", "Weather log", "Crane permit", "Night watch", "Cargo manifest", "Ballast report", "Mooring plan",
      "Waste receipt", "Port fees", "Safety drill", "Water supply", "Radio log", "Anchor check", "Hull survey", "Gangway test",
      "Oil record", "Visitor list", "Engine hours",
    ]
    scans = names.enumerated().map { offset, name in
      HarborScan(id: offset, title: name, berth: "Berth \(offset % 5 + 1)", pages: offset % 4 + 1, isSealed: offset % 6 == 4)
    }
  }

  /// The office scanner sends the next document.
  func receive() {
    let title = incoming.isEmpty ? "Scan \(nextID)" : incoming.removeFirst()
    scans.insert(HarborScan(id: nextID, title: title, berth: "Berth 1", pages: 2, isSealed: false), at: 0)
    nextID += 1
    changes.send(.inserted(at: 0))
  }

  func remove(rows: [Int]) {
    for row in rows.sorted(by: >) { scans.remove(at: row) }
    changes.send(.removed(rows))
  }

  func toggleSeal(id: HarborScan.ID) {
    guard let row = scans.firstIndex(where: { $0.id == id }) else { return }
    scans[row].isSealed.toggle()
    changes.send(.changed(at: row))
  }
}
