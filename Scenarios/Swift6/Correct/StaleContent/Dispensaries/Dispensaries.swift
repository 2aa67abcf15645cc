import SwiftUI

struct Jar: Identifiable {
  let id: String
  var label: String
  var count: Int
}

@MainActor
final class JarStore: ObservableObject {
  @Published var jars = ["mint", "sage", "dill", "anise", "thyme"].map { Jar(id: $0, label: "Jar of \($0)", count: 20) }

  func refill() { for index in jars.indices { jars[index].count = 50 } }
  func take(_ id: String) { if let index = jars.firstIndex(where: { $0.id == id }) { jars[index].count -= 1 } }
}

/// A row shows what its jar is now.
struct JarsView: View {
  @ObservedObject var store: JarStore

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(store.jars) { jar in JarRow(jar: jar) { store.take(jar.id) } }
      }
    }
  }
}

struct JarRow: View {
  let jar: Jar
  let onTake: () -> Void

  var body: some View {
    HStack {
      Text(jar.label)
      Spacer()
      Text("\(jar.count) left")
      Button("Take one") { onTake() }
    }
    .padding()
  }
}
