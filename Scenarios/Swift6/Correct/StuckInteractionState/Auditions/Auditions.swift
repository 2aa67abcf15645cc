import SwiftUI

@Observable @MainActor
final class Stage {
  var actors = (1...30).map { "Actor \($0)" }
  private var last = 30

  func hear() {
    last += 1
    actors.insert("Actor \(last)", at: 0)
  }
  var star: String?
  var query = ""
  var picked: Set<String> = []

  var shown: [String] { query.isEmpty ? actors : actors.filter { $0.hasSuffix(query) } }
}

/// One star only: who is tapped takes it from another. What is picked stays picked while it is filtered away.
struct AuditionsView: View {
  @Bindable var stage: Stage
  @FocusState private var focused: String?

  var body: some View {
    List(selection: $stage.picked) {
      ForEach(stage.shown, id: \.self) { actor in
        HStack {
          Button {
            stage.star = stage.star == actor ? nil : actor
          } label: {
            Image(systemName: stage.star == actor ? "star.fill" : "star")
              .accessibilityLabel(stage.star == actor ? "Star" : "No star")
          }
          .buttonStyle(.borderless)
          .focused($focused, equals: actor)
          Text(actor)
        }
        .listRowBackground(stage.picked.contains(actor) ? Color.yellow : nil)
      }
      .onDelete { offsets in
        let gone = Set(offsets.map { stage.shown[$0] })
        stage.actors.removeAll(where: gone.contains)
        stage.picked.subtract(gone)
      }
    }
    .animation(.default, value: stage.shown)
    .searchable(text: $stage.query)
  }
}
