import SwiftUI

struct Beehive: Identifiable {
  let id: Int
  var name: String
  var kilos: Double
}

final class Apiary: ObservableObject {
  @Published var hives = (1...9).map { Beehive(id: $0, name: "Hive \($0)", kilos: Double(20 + $0)) }

  func harvest() { for index in hives.indices { hives[index].kilos -= 5 } }
}

/// Copies the hive when the row comes, and never looks at it again.
struct BeehiveRow: View {
  @State private var hive: Beehive
  @State private var isOpen = false

  init(hive: Beehive) { _hive = State(initialValue: hive) }

  var body: some View {
    VStack(alignment: .leading) {
      Button(hive.name) { isOpen.toggle() }
      if isOpen { Text("Opened today") }
      Text("\(hive.kilos, specifier: "%.0f") kg")
    }
  }
}

struct ApiaryView: View {
  @ObservedObject var apiary: Apiary

  var body: some View {
    List(apiary.hives) { BeehiveRow(hive: $0) }
  }
}
