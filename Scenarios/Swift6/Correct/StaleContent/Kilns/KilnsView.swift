import SwiftData
import SwiftUI

/// Reads the temperature from the model: the row follows it.
struct KilnRow: View {
  let kiln: Kiln
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(kiln.name) { isOpen.toggle() }
      if isOpen { Text("Open since today") }
      Text("\(kiln.degrees) °C")
    }
  }
}

struct KilnsView: View {
  @Query(sort: \Kiln.name) private var kilns: [Kiln]

  var body: some View {
    List(kilns) { KilnRow(kiln: $0) }
  }
}
