import SwiftUI

struct Lookout: Identifiable {
  let id = UUID()
  var name: String
}

/// A guide with two tabs; places are in the second one.
struct GuideView: View {
  var body: some View {
    TabView {
      List { Text("The hut is open until October.") }
        .tabItem { Label("Today", systemImage: "sun.max") }
      LookoutsView()
        .tabItem { Label("Lookouts", systemImage: "binoculars") }
    }
  }
}

struct LookoutsView: View {
  @State private var lookouts = ["Crag", "Old Tower", "Saddle", "North Ridge", "Spring", "Col"].map { Lookout(name: $0) }

  var body: some View {
    VStack {
      Button("Add a lookout") { lookouts.insert(Lookout(name: "New lookout \(lookouts.count - 5)"), at: 0) }
      List {
        ForEach(Array(lookouts.enumerated()), id: \.offset) { _, lookout in LookoutRow(lookout: lookout) }
      }
    }
  }
}

struct LookoutRow: View {
  let lookout: Lookout
  @State private var hasBeenThere = false

  var body: some View {
    HStack {
      Text(lookout.name)
      Spacer()
      Button(hasBeenThere ? "Been there" : "Mark") { hasBeenThere.toggle() }
    }
  }
}
