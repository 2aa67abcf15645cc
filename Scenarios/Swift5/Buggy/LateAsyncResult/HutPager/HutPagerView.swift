import SwiftUI

struct HutPartyRow: View {
  let party: HutParty
  let verb: String
  let act: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(party.name).font(.headline)
        Text("\(party.people) × \(party.dish)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button(verb, action: act).buttonStyle(.bordered)
    }
  }
}

struct HutPagerView: View {
  @State private var desk = HutDesk()
  @State private var showsMissed = false

  var body: some View {
    NavigationStack {
      List {
        if !desk.calls.isEmpty {
          Section("On the screen") {
            ForEach(desk.calls) { call in
              HutPartyRow(party: call.party, verb: "Came") { desk.hasCome(call.id) }
            }
          }
        }
        Section("\(desk.waiting.count) parties wait for \(desk.portions) meals") {
          ForEach(desk.waiting) { party in
            HutPartyRow(party: party, verb: "Call") { desk.call(party) }
          }
        }
      }
      .navigationTitle("Hut counter")
      .toolbar { Button("Missed \(desk.missed.count)") { showsMissed = true } }
      .safeAreaInset(edge: .bottom) { Text("\(desk.came.count) have eaten").padding(8) }
      .sheet(isPresented: $showsMissed) { HutMissedView(desk: desk) }
    }
  }
}

struct HutMissedView: View {
  let desk: HutDesk
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        if desk.missed.isEmpty { Text("Everybody came") }
        ForEach(desk.missed) { party in
          HutPartyRow(party: party, verb: "Call again") { desk.callAgain(party) }
        }
      }
      .navigationTitle("Missed")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
