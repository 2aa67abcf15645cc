import SwiftUI

struct Dial: Identifiable, Equatable {
  let id: Int
  let name: String
}

struct DialsView: View {
  private let dials = (1...16).map { Dial(id: $0, name: "Dial \($0)") }
  @State private var chosen = 1
  @State private var asked: Dial?

  var body: some View {
    List(dials) { dial in
      HStack {
        Image(systemName: dial.id == chosen ? "largecircle.fill.circle" : "circle")
        Text(dial.name)
        Spacer()
        Button("About \(dial.name)") { asked = dial }
          .buttonStyle(.borderless)
      }
      .contentShape(Rectangle())
      .onTapGesture { chosen = dial.id }
    }
    .sheet(item: $asked) { dial in
      VStack(spacing: 12) {
        Text("\(dial.name) has \(dial.id * 10) ticks")
        Button(dial.id == chosen ? "Chosen" : "Choose this one") {
          chosen = dial.id
          asked = nil
        }
        .disabled(dial.id == chosen)
      }
    }
  }
}
