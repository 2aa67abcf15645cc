import SwiftUI

/// Files that are chosen by their number.
struct ChosenFiles: View {
  @State private var files = (1...20).map { "File \($0)" }
  @State private var chosen: Set<Int> = []

  var body: some View {
    List {
      ForEach(files.indices, id: \.self) { index in
        HStack {
          Image(systemName: chosen.contains(index) ? "checkmark.circle.fill" : "circle")
          Text(files[index])
          Spacer()
        }
        .contentShape(Rectangle())
        .onTapGesture { if !chosen.insert(index).inserted { chosen.remove(index) } }
        .swipeActions { Button("Delete", role: .destructive) { files.remove(at: index) } }
      }
    }
  }
}
