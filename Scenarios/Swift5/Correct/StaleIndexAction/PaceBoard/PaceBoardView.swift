import SwiftUI

/// The row with the clock and the button that starts and stops it.
struct PaceClockRow: View {
  let session: PaceSession

  var body: some View {
    HStack {
      Label(session.clock, systemImage: "stopwatch")
        .monospacedDigit()
      Spacer()
      Button(session.isRunning ? "Stop" : "Start") {
        if session.isRunning { session.stop() } else { session.start() }
      }
      .buttonStyle(.borderedProminent)
      .tint(session.isRunning ? .red : .green)
    }
  }
}

struct PaceBoardView: View {
  @Bindable var session: PaceSession
  @State private var unit = PaceUnit.kilometres
  @State private var isResetting = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Unit", selection: $unit) {
          ForEach(PaceUnit.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding()
        List {
          Section("Run") {
            PaceClockRow(session: session)
            Stepper("Distance \(session.distance(in: unit))") {
              session.run(200)
            } onDecrement: {
              session.run(-200)
            }
            LabeledContent("Pace", value: session.pace(in: unit))
              .foregroundStyle(session.isRunning ? .primary : .secondary)
          }
          Section("Laps") {
            Toggle("Lap every \(session.lapLength) m", isOn: $session.isAutomatic)
            Button("Lap") { session.lap() }
              .disabled(!session.isRunning || session.isAutomatic)
            if let last = session.laps.last {
              LabeledContent("Last lap", value: PaceSession.clock(last))
            }
            if let best = session.laps.min(), session.laps.count > 1 {
              LabeledContent("Best lap", value: PaceSession.clock(best))
            }
            LabeledContent("Laps", value: "\(session.laps.count)")
          }
          Section {
            TextField("Notes", text: $session.notes)
            Button("Reset", role: .destructive) { isResetting = true }
              .disabled(session.seconds == 0 && session.metres == 0)
          } footer: {
            Text(session.notes.isEmpty ? "Nothing noted" : "Noted: \(session.notes)")
          }
        }
      }
      .navigationTitle("Track")
      .confirmationDialog("Forget this run?", isPresented: $isResetting, titleVisibility: .visible) {
        Button("Forget", role: .destructive) { session.reset() }
      }
      .onDisappear { session.stop() }
    }
  }
}
