import SwiftUI

final class MultiSelectModel: ObservableObject {
  @Published var options = ["Cats", "Dogs", "Fish", "Birds"]
  @Published var selection: Set<String> = ["Dogs"]
}

/// A list of options with check marks.
struct MultiSelectView: View {
  @ObservedObject var model: MultiSelectModel
  @State private var selectedIndexes: Set<Int> = []

  var body: some View {
    List {
      ForEach(Array(model.options.enumerated()), id: \.element) { index, option in
        HStack {
          Text(option)
          Spacer()
          if selectedIndexes.contains(index) { Image(systemName: "checkmark") }
        }
      }
    }
    .onAppear { readSelection() }
    .onChange(of: model.options) { _, _ in readSelection() }
    .onChange(of: model.selection) { _, _ in readSelection() }
  }

  private func readSelection() {
    selectedIndexes = Set(model.options.indices.filter { model.selection.contains(model.options[$0]) })
  }
}
