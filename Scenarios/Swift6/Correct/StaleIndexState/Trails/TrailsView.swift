import SwiftData
import SwiftUI

/// Remembers which trails are open.
struct TrailsView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trail.kilometers) private var trails: [Trail]
  @State private var open: Set<String> = []

  var body: some View {
    List {
      ForEach(Array(trails.enumerated()), id: \.element.id) { _, trail in
        VStack(alignment: .leading) {
          Button(open.contains(trail.name) ? "Hide \(trail.name)" : "Show \(trail.name)") {
            if open.remove(trail.name) == nil { open.insert(trail.name) }
          }
          if open.contains(trail.name) { Text("\(trail.kilometers, specifier: "%.1f") km") }
        }
        .swipeActions { Button("Delete", role: .destructive) { modelContext.delete(trail) } }
      }
    }
  }
}
