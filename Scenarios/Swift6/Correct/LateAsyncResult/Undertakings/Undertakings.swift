import Observation
import SwiftUI

struct Undertaking: Identifiable, Equatable {
  let id: Int
  var isDone = false
  /// Which section it stands in: follows `isDone` when the hand has rested for a while.
  var isFiled = false

  var title: String { "Undertaking \(id)" }
}

@MainActor @Observable final class UndertakingBook {
  private(set) var undertakings = (1...30).map { Undertaking(id: $0) }
  private var filing: Task<Void, Never>?

  var open: [Undertaking] { undertakings.filter { !$0.isFiled } }
  var filed: [Undertaking] { undertakings.filter(\.isFiled) }

  /// Ticks or unticks. Rows stay where they are while the user goes on ticking, so that no row slips under the finger.
  func toggle(_ id: Undertaking.ID) {
    guard let index = undertakings.firstIndex(where: { $0.id == id }) else { return }
    undertakings[index].isDone.toggle()
    filing?.cancel()
    filing = Task {
      try? await Task.sleep(for: .seconds(2))
      guard !Task.isCancelled else { return }
      file()
    }
  }

  private func file() {
    for index in undertakings.indices { undertakings[index].isFiled = undertakings[index].isDone }
  }
}

struct UndertakingRow: View {
  let undertaking: Undertaking
  let toggle: () -> Void

  var body: some View {
    HStack {
      Button {
        toggle()
      } label: {
        Image(systemName: undertaking.isDone ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(undertaking.isDone ? "Not done" : "Done")
      Text(undertaking.title)
        .strikethrough(undertaking.isDone)
        .foregroundStyle(undertaking.isDone ? .secondary : .primary)
    }
  }
}

/// Things to do. Those that are done move to their section two seconds after the last tick, all at once.
struct UndertakingsView: View {
  let book: UndertakingBook

  var body: some View {
    List {
      Section("Open") {
        ForEach(book.open) { undertaking in
          UndertakingRow(undertaking: undertaking) { book.toggle(undertaking.id) }
        }
      }
      Section("Done") {
        ForEach(book.filed) { undertaking in
          UndertakingRow(undertaking: undertaking) { book.toggle(undertaking.id) }
        }
      }
    }
    .listStyle(.plain)
  }
}
