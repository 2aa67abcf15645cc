import Foundation
import Observation

struct ParishNotice: Identifiable, Hashable {
  let id: Int
  let title: String
  let body: String
  let day: Int
  var isRead = false
  var isPinned = false
}

/// Where a row stands: a pinned notice stands twice, above and on its day.
struct ParishPlace: Identifiable, Hashable {
  enum Shelf: Hashable { case pinned, day }
  struct ID: Hashable {
    let shelf: Shelf
    let notice: ParishNotice.ID
  }
  let shelf: Shelf
  let notice: ParishNotice
  var id: ID { ID(shelf: shelf, notice: notice.id) }
}

@MainActor
@Observable
final class ParishBoard {
  private(set) var notices: [ParishNotice]
  /// Open rows, each by its place.
  private(set) var open: Set<ParishPlace.ID> = []
  /// What is looked for, in small letters.
  private var wanted = ""
  private var fetched = 0

  private static let incoming: [(String, String)] = [
    ("Organ repaired", "It sounds on Sunday again."), ("Lost glove", "Blue, left hand, in the porch."),
    ("Choir outing", "The bus leaves at nine."), ("Roof fund", "Half of it is there."),
  ]

  init() {
    let texts: [(String, String, Int)] = [
      ("Jumble sale", "Bring what you can spare to the hall.", 3), ("Bell practice", "Beginners are welcome at six.", 3),
      ("Soup kitchen", "We need three helpers.", 3), ("Graveyard walk", "Stout shoes, please.", 2),
      ("Reading circle", "Chapter four.", 2),
      ("Parking", "The yard is closed until Friday.", 2), ("Youth night", "Table tennis and pizza.", 1),
      ("Flowers", "Who waters in July?", 1),
      ("Minutes", "Of the last council, in the hall.", 1), ("Piano tuner", "On Tuesday, all day.", 1),
    ]
    notices = texts.enumerated().map {
      ParishNotice(id: $0.offset + 1, title: $0.element.0, body: $0.element.1, day: $0.element.2)
    }
    notices[2].isPinned = true
  }

  private var shown: [ParishNotice] {
    notices.filter { wanted.isEmpty || $0.title.lowercased().contains(wanted) || $0.body.lowercased().contains(wanted) }
  }
  var pinned: [ParishPlace] { shown.filter(\.isPinned).map { ParishPlace(shelf: .pinned, notice: $0) } }
  var days: [Int] { Array(Set(shown.map(\.day))).sorted(by: >) }
  func places(on day: Int) -> [ParishPlace] { shown.filter { $0.day == day }.map { ParishPlace(shelf: .day, notice: $0) } }
  var unread: Int { notices.filter { !$0.isRead }.count }

  private func change(_ id: ParishNotice.ID, _ body: (inout ParishNotice) -> Void) {
    guard let index = notices.firstIndex(where: { $0.id == id }) else { return }
    body(&notices[index])
  }

  func tap(_ place: ParishPlace) {
    if open.remove(place.id) == nil { open.insert(place.id) }
    change(place.notice.id) { $0.isRead = true }
  }

  func togglePin(_ id: ParishNotice.ID) {
    change(id) { $0.isPinned.toggle() }
    open.remove(ParishPlace.ID(shelf: .pinned, notice: id))
  }

  func toggleRead(_ id: ParishNotice.ID) { change(id) { $0.isRead.toggle() } }
  func readAll() { for index in notices.indices { notices[index].isRead = true } }

  func fetch() async {
    try? await Task.sleep(for: .seconds(0.9))
    let text = Self.incoming[fetched % Self.incoming.count]
    fetched += 1
    notices.insert(ParishNotice(id: 100 + fetched, title: text.0, body: text.1, day: 3 + (fetched + 1) / 2), at: 0)
  }

  /// Looks for a text a moment after it was typed, unless it goes on.
  func look(for text: String) async {
    if !text.isEmpty { try? await Task.sleep(for: .seconds(0.3)) }
    guard !Task.isCancelled else { return }
    wanted = text.lowercased()
  }
}
