import Foundation

struct RelayNote: Hashable, Identifiable {
  let id: Int
  let author: String
  let text: String
  let minute: Int

  var time: String { String(format: "%02d:%02d", 6 + minute / 60, minute % 60) }
}

/// The notes of the boat's crew, oldest first.
final class RelayLog {
  private(set) var notes: [RelayNote] = []
  private var nextID = 1
  private var minute = 5
  var onAppend: (() -> Void)?

  init() {
    let lines = [
      ("Skipper", "Cast off in ten minutes"), ("Skipper", "Check the bilge first"), ("Skipper", "Then the lights"),
      ("Deckhand", "Bilge is dry"), ("Deckhand", "Port light is out"), ("Engineer", "Spare bulb in locker four"),
      ("Engineer", "Oil is at the mark"), ("Skipper", "Good. Lines off"), ("Deckhand", "Lines off"),
      ("Cook", "Coffee at seven"), ("Cook", "Two want porridge"), ("Engineer", "Make that three"),
      ("Skipper", "Buoy nineteen abeam"), ("Skipper", "Course two four zero"), ("Deckhand", "Two four zero"),
    ]
    for (author, text) in lines { append(author, text) }
  }

  func append(_ author: String, _ text: String) {
    notes.append(RelayNote(id: nextID, author: author, text: text, minute: minute))
    nextID += 1
    minute += 7
    onAppend?()
  }

  func remove(at index: Int) { notes.remove(at: index) }

  func index(of id: RelayNote.ID) -> Int? { notes.firstIndex { $0.id == id } }

  /// The first of several in a row by one author shows the name.
  func startsRun(_ index: Int) -> Bool { index == 0 || notes[index - 1].author != notes[index].author }

  /// The last of them shows the time.
  func endsRun(_ index: Int) -> Bool { index == notes.count - 1 || notes[index + 1].author != notes[index].author }
}
