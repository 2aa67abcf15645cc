import SwiftUI

struct FAQEntry: Identifiable {
  let id: Int
  let question: String
  let answer: String
}

final class FAQRowsModel: ObservableObject {
  @Published var entries = (1...6).map { FAQEntry(id: $0, question: "Question \($0)?", answer: "Answer \($0).") }

  func receive() {
    guard !entries.contains(where: { $0.id == 0 }) else { return }
    entries.insert(FAQEntry(id: 0, question: "Question 0?", answer: "Answer 0."), at: 0)
  }
}

struct FAQEntryRow: View {
  let entry: FAQEntry
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(entry.question) { isOpen.toggle() }
      if isOpen { Text(entry.answer) }
    }
  }
}

struct FAQRowsView: View {
  @ObservedObject var model: FAQRowsModel

  var body: some View {
    List {
      ForEach(model.entries) { entry in
        FAQEntryRow(entry: entry)
      }
    }
  }
}
