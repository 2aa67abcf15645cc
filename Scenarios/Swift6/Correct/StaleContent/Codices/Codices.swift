import SwiftUI

struct Codex: Identifiable {
  let id: Int
  let name: String
  let leaves: [String]
}

enum CodexShelf {
  static let all = ["Gospel", "Herbal", "Bestiary", "Chronicle", "Psalter"].enumerated().map { place, name in
    Codex(id: place, name: name, leaves: (1...3).map { "\(name), leaf \($0 + 10 * place)" } + ["Colophon"])
  }
}

/// One codex; the arrow takes it on to the next one in place.
struct CodexView: View {
  @State private var place: Int
  @State private var leaves: [String] = []

  init(_ codex: Codex) { _place = State(initialValue: codex.id) }

  private var codex: Codex { CodexShelf.all[place] }

  var body: some View {
    List {
      Section(codex.name) {
        Text("Shelf mark \(codex.id + 1)")
      }
      Section("Leaves") {
        ForEach(leaves, id: \.self) { leaf in Text(leaf) }
      }
    }
    .navigationTitle(codex.name)
    .toolbar {
      Button("Next") { place += 1 }
        .disabled(place == CodexShelf.all.count - 1)
    }
    .task(id: place) { leaves = codex.leaves }
  }
}

struct CodicesView: View {
  @State private var opened: Codex?

  var body: some View {
    NavigationStack {
      List(CodexShelf.all) { codex in
        Button(codex.name) { opened = codex }
      }
      .navigationTitle("Codices")
      .fullScreenCover(item: $opened) { codex in
        NavigationStack { CodexView(codex) }
      }
    }
  }
}
