import Foundation
import Observation
import SwiftUI

struct Heading: Identifiable, Equatable {
  let id: Int
  var text: String
  var level: Int
  var isDone = false
}

@MainActor @Observable final class HeadingManuscript {
  /// A heading that was deleted, and the one that it stood under.
  private struct Deletion {
    let heading: Heading
    let above: Heading.ID?
  }

  private(set) var headings: [Heading]
  private var deletions: [Deletion] = []
  @ObservationIgnored private var lastID: Int

  init() {
    let texts = ["Introduction", "The island", "Weather", "People", "The crossing", "First night", "Arrival", "Afterword"]
    headings = texts.enumerated().map { Heading(id: $0.offset + 1, text: $0.element, level: $0.offset % 3 == 2 ? 1 : 0) }
    lastID = texts.count
  }

  var done: Int { headings.filter(\.isDone).count }
  var canUndo: Bool { !deletions.isEmpty }

  func add(_ text: String) {
    lastID += 1
    headings.append(Heading(id: lastID, text: text, level: 0))
  }

  func update(_ id: Heading.ID, _ change: (inout Heading) -> Void) {
    guard let index = headings.firstIndex(where: { $0.id == id }) else { return }
    change(&headings[index])
  }

  func move(from offsets: IndexSet, to destination: Int) { headings.move(fromOffsets: offsets, toOffset: destination) }

  func delete(_ id: Heading.ID) {
    guard let index = headings.firstIndex(where: { $0.id == id }) else { return }
    let above = index > 0 ? headings[index - 1].id : nil
    deletions.append(Deletion(heading: headings.remove(at: index), above: above))
  }

  func undo() {
    guard let deletion = deletions.popLast() else { return }
    if let index = headings.firstIndex(where: { $0.id == deletion.above }) {
      headings.insert(deletion.heading, at: index + 1)
    } else {
      headings.append(deletion.heading)
    }
  }
}
