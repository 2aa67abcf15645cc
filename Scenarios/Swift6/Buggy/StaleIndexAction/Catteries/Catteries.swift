import Observation
import SwiftUI

struct Kennel: Identifiable {
  let id: Int
  var name: String
  let dogs: Int
}

@MainActor @Observable final class KennelYard {
  private(set) var catteries = (1...30).map { Kennel(id: $0, name: "Kennel \($0)", dogs: $0 % 4 + 1) }

  func rename(_ id: Int, to name: String) {
    guard let index = catteries.firstIndex(where: { $0.id == id }) else { return }
    catteries[index].name = name
  }
}

private struct KennelRow: View {
  let kennel: Kennel
  let rename: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(kennel.name).font(.headline)
        Text(kennel.dogs == 1 ? "1 dog" : "\(kennel.dogs) dogs").font(.subheadline)
      }
      Spacer()
      Button("Rename") { rename() }.buttonStyle(.borderless)
    }
  }
}

/// The catteries of an animal shelter. Each has a name on its door, which is typed into an alert.
struct KennelYardView: View {
  let yard: KennelYard
  @State private var renamed: Kennel?
  @State private var draft = ""
  @State private var isRenaming = false

  var body: some View {
    List(yard.catteries) { kennel in
      KennelRow(kennel: kennel) { startRenaming(kennel) }
    }
    .listStyle(.plain)
    .alert("Rename the kennel", isPresented: $isRenaming, presenting: renamed) { kennel in
      TextField("Name", text: $draft)
      Button("Save") {
        yard.rename(kennel.id, to: draft)
        draft = ""
      }
      Button("Cancel", role: .cancel) {}
    } message: { kennel in
      Text("It has \(kennel.dogs) inside.")
    }
  }

  private func startRenaming(_ kennel: Kennel) {
    if draft.isEmpty { draft = kennel.name }
    renamed = kennel
    isRenaming = true
  }
}
