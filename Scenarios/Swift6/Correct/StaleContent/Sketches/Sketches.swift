import Observation
import SwiftUI

struct Sketch: Identifiable {
  let id: Int
  var title: String
  var isStarred = false
}

@MainActor @Observable final class Sketchbook {
  private(set) var sketches = (1...30).map { Sketch(id: $0, title: "Sketch \($0)") }
  private var drawn = 0
  private var nextID = 31

  func draw() {
    drawn += 1
    sketches.insert(Sketch(id: nextID, title: "Quick drawing \(drawn)"), at: 0)
    nextID += 1
  }

  func tearOut(_ id: Int) { sketches.removeAll { $0.id == id } }

  func toggleStar(_ id: Int) {
    guard let index = sketches.firstIndex(where: { $0.id == id }) else { return }
    sketches[index].isStarred.toggle()
  }
}

private struct SketchRow: View {
  let sketch: Sketch
  let star: () -> Void

  var body: some View {
    HStack {
      Image(systemName: "scribble")
      Text(sketch.title)
      Spacer()
      if sketch.isStarred { Text("Starred").font(.caption).foregroundStyle(.orange) }
      Button("Star") { star() }.buttonStyle(.borderless)
    }
  }
}

/// A book of sketches: new ones come to the front, bad ones are torn out, good ones get a star.
struct SketchbookView: View {
  let book: Sketchbook

  var body: some View {
    NavigationStack {
      List(book.sketches) { sketch in
        SketchRow(sketch: sketch) { book.toggleStar(sketch.id) }
          .swipeActions(edge: .trailing) {
            Button("Tear out", role: .destructive) { book.tearOut(sketch.id) }
          }
      }
      .listStyle(.plain)
      .navigationTitle("Sketchbook")
      .toolbar {
        Button("Draw") { book.draw() }
      }
    }
  }
}
