import SwiftUI

/// The take that is running.
struct ReedRunningRow: View {
  let studio: ReedStudio
  @State private var marks = 0
  @State private var isPaused = false

  var body: some View {
    HStack {
      Image(systemName: isPaused ? "pause.circle" : "record.circle")
        .foregroundStyle(isPaused ? .secondary : Color.red)
      Text(marks == 1 ? "1 mark" : "\(marks) marks")
      Spacer()
      Button("Mark") { marks += 1 }
        .disabled(isPaused)
      Button(isPaused ? "Go on" : "Pause") { isPaused.toggle() }
      Button("Finish") {
        studio.finish(marks: marks)
        marks = 0
        isPaused = false
      }
    }
    .buttonStyle(.borderless)
  }
}

struct ReedTakeRow: View {
  let take: ReedTake
  let showsPlace: Bool

  var body: some View {
    HStack {
      if take.isKept { Image(systemName: "lock.fill").accessibilityLabel("Kept") }
      VStack(alignment: .leading) {
        Text(take.title)
        if showsPlace { Text(take.place).font(.caption).foregroundStyle(.secondary) }
      }
      Spacer()
      Text("\(take.marks) ▸").font(.caption)
    }
  }
}
