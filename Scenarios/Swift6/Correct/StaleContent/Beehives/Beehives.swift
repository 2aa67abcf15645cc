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

/// Shows the hive that it is given, and keeps for itself whether it is open.
struct BeehiveRow: View {
  let hive: Beehive
  @State private var isOpen = false

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
