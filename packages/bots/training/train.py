"""Trains a net that gives winning chances, from the files that a game's `play.ts` writes:

    python3 packages/bots/training/train.py OUT FEATURES SECONDS FOLDER[:WEIGHT] ...

OUT is the file of weights that the bots read. Needs PyTorch, and uses a GPU if there is one. The net is the one of
packages/bots/src/net/seat-net.ts. Every twentieth game is held out; its loss decides which step is kept.
"""

import base64
import glob
import json
import sys
import time

import numpy as np
import torch
from torch import nn

MAX_SEATS = 5
HEAD = 5  # number of the game (two halves), players, round, winners
UNIT = 1000
HELD_OUT = 20
WIDTHS = (64, 32)
BATCH = 8192
RATE = 2e-3
DECAY = 1e-4
SEED = 1


class SeatNet(nn.Module):
    def __init__(self, inputs, widths):
        super().__init__()
        width, context = widths
        self.layers = nn.ModuleList(
            [
                nn.Linear(inputs, width),
                nn.Linear(width, context),
                nn.Linear(2 * context, context),
                nn.Linear(context, 1),
            ]
        )

    def forward(self, numbers, seated):
        first, second, third, last = self.layers
        by_seat = torch.relu(second(torch.relu(first(numbers))))
        by_seat = by_seat * seated.unsqueeze(2)
        mean = by_seat.sum(1, keepdim=True) / seated.sum(1)[:, None, None]
        both = torch.cat([by_seat, mean.expand_as(by_seat)], 2)
        scores = last(torch.relu(third(both))).squeeze(2)
        return scores.masked_fill(seated == 0, -1e9)


def load(folders, features, device):
    parts, weights = [], []
    for entry in folders:
        folder, _, weight = entry.partition(":")
        for path in sorted(glob.glob(f"{folder}/*.games")):
            values = np.fromfile(path, dtype="<i2")
            length = HEAD + MAX_SEATS * features
            rows = values[: len(values) // length * length].reshape(-1, length)
            parts.append(rows)
            weights.append(np.full(len(rows), float(weight or 1), dtype=np.float32))
    rows = torch.from_numpy(np.concatenate(parts)).to(device)
    weight = torch.from_numpy(np.concatenate(weights)).to(device)
    game = rows[:, 0].long() + (rows[:, 1].long() << 15)
    seats = torch.arange(MAX_SEATS, device=device)
    seated = (seats[None, :] < rows[:, 2:3]).float()
    won = ((rows[:, 4:5] >> seats.short()[None, :]) & 1).float()
    won = won / won.sum(1, keepdim=True)
    return rows, game, seated, won, weight


def train(out, features, seconds, folders):
    torch.manual_seed(SEED)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows, game, seated, won, weight = load(folders, features, device)
    # The last digit says how many play.
    held = game // 10 % HELD_OUT == 0
    learned, tested = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    net = SeatNet(features, WIDTHS).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    began = time.time()

    def loss_of(index):
        numbers = rows[index, HEAD:].float().view(-1, MAX_SEATS, features) / UNIT
        logs = torch.log_softmax(net(numbers, seated[index]), 1)
        losses = -(won[index] * logs.clamp(min=-30)).sum(1)
        return losses

    def mean_loss(index):
        with torch.no_grad():
            return torch.cat([loss_of(part) for part in index.split(65536)]).mean().item()

    best, best_state, curve, step, epoch = float("inf"), None, [], 0, 0
    while time.time() - began < seconds:
        share = (time.time() - began) / seconds
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - share)
        for index in learned[torch.randperm(len(learned), device=device)].split(BATCH):
            optimizer.zero_grad()
            losses = loss_of(index)
            ((losses * weight[index]).sum() / weight[index].sum()).backward()
            optimizer.step()
            step += 1
        epoch += 1
        loss = mean_loss(tested)
        if loss < best:
            best = loss
            best_state = {key: value.detach().clone() for key, value in net.state_dict().items()}
        if epoch % 10 == 0:
            curve.append([step, round(loss, 4)])
    net.load_state_dict(best_state)
    provenance = {
        "games": int(len(torch.unique(game))),
        "positions": len(rows),
        "folders": folders,
        "steps": step,
        "epochs": epoch,
        "loss": round(mean_loss(learned), 4),
        "lossHeldOut": round(best, 4),
        "lossHeldOutByPlayers": {
            players: round(mean_loss(tested[rows[tested, 2] == players]), 4)
            for players in range(2, MAX_SEATS + 1)
            if (rows[tested, 2] == players).any()
        },
    }
    print(json.dumps({**provenance, "curve": curve[-3:]}))
    write(out, net, features, provenance)


def write(out, net, features, provenance):
    scales, layers = [], []
    for layer in net.layers:
        matrix = torch.cat([layer.weight, layer.bias[:, None]], 1).detach().cpu().numpy()
        scale = float(np.abs(matrix).max()) / 32767
        scales.append(scale)
        quantised = np.round(matrix / scale).astype("<i2")
        layers.append(base64.b64encode(quantised.tobytes()).decode())
    file = {
        "format": "sofala-net/1",
        "inputs": features,
        "widths": list(WIDTHS),
        "scales": scales,
        "layers": layers,
        "provenance": provenance,
    }
    with open(out, "w") as stream:
        json.dump(file, stream, indent=1)
        stream.write("\n")


if __name__ == "__main__":
    train(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4:])
