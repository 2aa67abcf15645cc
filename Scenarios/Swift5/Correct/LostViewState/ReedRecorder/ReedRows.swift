import SwiftUI

/// The take that is running.
struct ReedRunningRow: View {
  let studio: ReedStudio

  var body: some View {
    HStack {
      Image(systemName: studio.isPaused ? "pause.circle" : "record.circle")
        .foregroundStyle(studio.isPaused ? .secondary : Color.red)
      Text(studio.marks == 1 ? "1 mark" : "\(studio.marks) marks")
      Spacer()
      Button("Mark") { studio.mark() }
        .disabled(studio.isPaused)
      Button(studio.isPaused ? "Go on" : "Pause") { studio.pause() }
      Button("Finish") { studio.finish() }
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
