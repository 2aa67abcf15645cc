import SwiftUI

struct Footpath: Identifiable {
  let id: Int

  var name: String { "Footpath \(id)" }
  var metres: Int { 1_500 + id * 430 }
}

enum FootpathUnit {
  case kilometres, miles

  func text(metres: Int) -> String {
    let tenths: Int
    switch self {
    case .kilometres: tenths = (metres + 50) / 100
    case .miles: tenths = (metres * 10 + 805) / 1_609
    }
    return "\(tenths / 10).\(tenths % 10) \(self == .miles ? "mi" : "km")"
  }
}

struct FootpathRow: View {
  let path: Footpath
  let unit: FootpathUnit

  var body: some View {
    HStack {
      Text(path.name)
      Spacer()
      Text(unit.text(metres: path.metres)).foregroundStyle(.secondary)
    }
  }
}

/// Marked footpaths of a region with their lengths, in the unit that the walker prefers.
struct FootpathsView: View {
  let paths = (1...45).map { Footpath(id: $0) }
  @State private var unit = FootpathUnit.kilometres

  var body: some View {
    NavigationStack {
      List(paths) { path in
        FootpathRow(path: path, unit: unit)
      }
      .listStyle(.plain)
      .navigationTitle("Footpaths")
      .toolbar {
        Button(unit == .miles ? "Kilometres" : "Miles") { unit = unit == .miles ? .kilometres : .miles }
      }
    }
  }
}
