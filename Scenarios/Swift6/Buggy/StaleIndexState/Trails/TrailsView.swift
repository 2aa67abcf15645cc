import SwiftData
import SwiftUI

/// Remembers at which places of the query's results trails are open.
struct TrailsView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trail.kilometers) private var trails: [Trail]
  @State private var open: Set<Int> = []

  var body: some View {
    List {
      ForEach(Array(trails.enumerated()), id: \.element.id) { place, trail in
        VStack(alignment: .leading) {
          Button(open.contains(place) ? "Hide \(trail.name)" : "Show \(trail.name)") {
            if open.remove(place) == nil { open.insert(place) }
          }
          if open.contains(place) { Text("\(trail.kilometers, specifier: "%.1f") km") }
        }
        .swipeActions { Button("Delete", role: .destructive) { modelContext.delete(trail) } }
      }
    }
  }
}
