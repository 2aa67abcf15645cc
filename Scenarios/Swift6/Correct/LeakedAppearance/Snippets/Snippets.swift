import SwiftUI

struct SnippetsView: View {
  @State private var snippets = (0..<40).map { "Snippet \($0)" }

  var body: some View {
    List {
      ForEach(snippets, id: \.self) { Text($0) }
        .onDelete { snippets.remove(atOffsets: $0) }
    }
  }
}
