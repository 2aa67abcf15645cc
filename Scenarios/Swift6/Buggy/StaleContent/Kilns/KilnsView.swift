import SwiftData
import SwiftUI

/// Copies the temperature when the row comes, and never looks at it again.
struct KilnRow: View {
  let kiln: Kiln
  @State private var degrees: Int
  @State private var isOpen = false

  init(kiln: Kiln) {
    self.kiln = kiln
    _degrees = State(initialValue: kiln.degrees)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button(kiln.name) { isOpen.toggle() }
      if isOpen { Text("Open since today") }
      Text("\(degrees) °C")
    }
  }
}

struct KilnsView: View {
  @Query(sort: \Kiln.name) private var kilns: [Kiln]

  var body: some View {
    List(kilns) { KilnRow(kiln: $0) }
  }
}
